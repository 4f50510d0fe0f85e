/** Titles whose words stay whole: their letters become smaller, a step at a time, until the longest word fits. */

/** How much smaller each step is, and the smallest letters, in rem. */
const STEP = 0.92
const SMALLEST = 0.7

const tooWide = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth

/** Smaller letters until the longest word fits; says whether it does. */
function shrink(element: HTMLElement, smallest: number): boolean {
  element.style.fontSize = ''
  let size = parseFloat(getComputedStyle(element).fontSize)
  while (tooWide(element) && size > smallest) {
    size = Math.max(smallest, size * STEP)
    element.style.fontSize = `${size.toFixed(2)}px`
  }
  return !tooWide(element)
}

/** Fit a title now: beside its picture, else (data-long) in a line of its own; only a word that fits nowhere is broken. */
function fit(element: HTMLElement, smallest: number): void {
  element.style.overflowWrap = 'normal'
  delete element.dataset.long
  if (shrink(element, smallest)) return
  element.dataset.long = ''
  if (!shrink(element, smallest)) element.style.overflowWrap = 'anywhere'
}

/** Keep the words of a title whole, whatever its text and however wide its place becomes. */
export const wholeWords =
  (text: string, smallest = SMALLEST) =>
  (element: HTMLElement): (() => void) => {
    const renew = () => text && fit(element, smallest * parseFloat(getComputedStyle(document.documentElement).fontSize))
    const observer = new ResizeObserver(renew)
    observer.observe(element)
    void document.fonts.ready.then(renew)
    return () => observer.disconnect()
  }
