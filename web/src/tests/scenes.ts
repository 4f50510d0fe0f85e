/** A scene of each game as the server sends it, cut short: for tests. */
import type { Scene } from '../scene'
import type { Board } from '../wire'

const dock = (id: string, x: number, label: string) => ({ id, x, y: 40, width: 30, height: 30, label, shape: 'circle' as const })
const cells = Array.from({ length: 16 }, (_, i) => ({
  id: `cell-${'abcd'[i % 4]}${1 + Math.floor(i / 4)}`,
  x: 16 + 32 * (i % 4),
  y: 16 + 32 * Math.floor(i / 4),
  width: 32,
  height: 32,
  label: `Cell ${i}`,
}))

export const board: Board = {
  caption_size: 14,
  symbols: { crystal: '<circle r="9"/>', energy: '<path d="M0 0"/>', drone: '<rect/>', coin: '<circle r="9"/>', leaf: '<path d=""/>', fuel: '<path d=""/>' },
  extent: { crystal: [18, 18], energy: [12, 18] },
  names: { crystal: 'crystals', energy: 'energy', coin: 'coins', cell: 'cells', lens: 'lenses', leaf: 'food', fuel: 'fuel', drone: 'drone' },
  grounds: {
    ENG: { width: 260, height: 120, svg: '', least: 0.5, most: 3, places: [dock('dock-ENG-1', 60, 'Engineering, dock 1'), dock('dock-ENG-2', 160, 'Engineering, dock 2')] },
    caverns: {
      width: 400,
      height: 380,
      svg: '',
      least: 0.9,
      most: 3,
      places: [{ id: 'cavern-A1', x: 80, y: 60, width: 90, height: 60, label: 'Moss Geode', shape: 'path', path: 'M-45 30V-10Q-45 -30 0 -30Q45 -30 45 -10V30Z' }],
    },
    board: { width: 128, height: 128, svg: '', least: 0.5, most: 3, places: cells },
    moon: { width: 640, height: 640, svg: '', least: 0.95, most: 3, places: [{ id: 'crater-burr', x: 140, y: 150, width: 84, height: 84, label: 'Burr', shape: 'circle' }] },
  },
}

export const scenes: Record<string, Scene> = {
  cryo: {
    areas: [
      {
        id: 'incidents',
        role: 'track',
        title: 'Incident track',
        blocks: [{ type: 'track', id: 'incidents', stages: [{ text: '3', state: 'done' }, { text: '2', state: 'now' }, { text: '3' }], text: '11 more, then sunset' }],
        summary: [{ text: '11 to sunset' }],
      },
      {
        id: 'ship',
        role: 'common',
        title: 'Ship',
        span: 7,
        parts: [
          {
            id: 'ENG',
            role: 'common',
            title: 'Engineering',
            hue: 'bad',
            summary: [{ text: '2 open' }],
            blocks: [{ type: 'map', id: 'ENG', pieces: [{ id: 'drone-1-0', symbol: 'drone', x: 60, y: 40, label: 'Bo’s drone', owner: 1 }] }],
          },
        ],
      },
      { id: 'caverns', role: 'common', title: 'Caverns', span: 5, blocks: [{ type: 'map', id: 'caverns', labels: [{ x: 80, y: 50, text: 'Moss Geode', of: 'cavern-A1' }] }] },
      {
        id: 'platform',
        role: 'own',
        seat: 0,
        title: 'Your platform',
        span: 6,
        blocks: [
          {
            type: 'stores',
            id: 'stores-0',
            stores: [
              { id: 'store-0-crystal', symbol: 'crystal', label: 'Crystals', value: 3, maximum: 5 },
              { id: 'store-0-energy', symbol: 'energy', label: 'Energy', value: 2 },
            ],
          },
          { type: 'slots', id: 'upgrades-0', label: 'Upgrades', slots: [{ text: 'Prototype' }, { tone: 'empty' }] },
        ],
      },
      {
        id: 'hand',
        role: 'hand',
        seat: 0,
        title: 'Your hand',
        span: 6,
        blocks: [
          {
            type: 'cards',
            id: 'cards',
            form: 'hand',
            cards: [
              {
                id: 'card-imaging',
                title: 'Imaging',
                hue: 'seat-1',
                uses: [
                  { symbol: 'crystal', name: 'Upgrade', text: 'See face-down caverns.', id: 'use-imaging-upgrade' },
                  { symbol: 'energy', text: 'scrap for 1 [energy]', id: 'use-imaging-scrap' },
                ],
              },
            ],
          },
        ],
      },
      { id: 'other-1', role: 'other', seat: 1, title: 'Bo', summary: [{ symbol: 'crystal', text: '1' }], blocks: [] },
    ],
    head: [{ text: '11 to sunset' }],
  },
  cassiopeia: {
    areas: [
      {
        id: 'specialists',
        role: 'offer',
        title: 'Specialists',
        blocks: [
          {
            type: 'cards',
            id: 'row',
            cards: [
              {
                id: 'card-I',
                title: 'Cyberneticist',
                subtitle: 'I',
                uses: [{ symbol: '', text: 'Gain 1 [coin].' }],
                tag: { symbol: 'coin', text: '2' },
                foot: [{ text: 'You, now', owner: 0 }],
                state: 'mark',
                owner: 0,
              },
              { id: 'card-II', title: 'Installer', state: 'done' },
            ],
          },
        ],
      },
      {
        id: 'system',
        role: 'own',
        seat: 0,
        title: 'Shedar',
        note: '3 of 7',
        blocks: [
          {
            type: 'cards',
            id: 'planets',
            form: 'chain',
            cards: [
              {
                id: 'planet-1',
                title: 'Ithaqua',
                picture: 'coin',
                price: {
                  type: 'goal',
                  id: 'price-1',
                  needs: [
                    { symbol: 'coin', have: true },
                    { symbol: 'cell', have: false },
                  ],
                  text: 'lack 1 [cell]',
                  tone: 'bad',
                },
              },
            ],
          },
          { type: 'remark', id: 'warning', text: 'Bo comes last: Logistics to Earth.', tone: 'bad' },
        ],
      },
      { id: 'other-1', role: 'other', seat: 1, title: 'Bo', blocks: [] },
    ],
    order: {
      type: 'track',
      id: 'order',
      stages: [
        { text: 'Coins', state: 'done' },
        { text: 'Specialist', state: 'now' },
      ],
    },
    choosing: { area: 'specialists', title: 'Choose a specialist' },
  },
  'three-days': {
    layout: 'beside',
    areas: [
      { id: 'moon', role: 'common', title: 'Callisto', blocks: [{ type: 'map', id: 'moon' }] },
      {
        id: 'mat',
        role: 'own',
        seat: 0,
        title: 'Your mat',
        blocks: [
          { type: 'counter', id: 'track-0-food', symbol: 'leaf', label: 'Food', value: 6, maximum: 15, forecast: 6, text: 'next +3 income' },
          {
            type: 'supply',
            id: 'colonists-0',
            label: 'Colonists',
            unit: 'leaf',
            pieces: [
              { symbol: '', caption: '4' },
              { symbol: '', caption: '5', gone: true },
            ],
          },
          {
            type: 'goal',
            id: 'demand-0',
            label: 'light blue',
            needs: [
              { symbol: 'leaf', have: true },
              { symbol: 'fuel', have: false },
            ],
            text: 'needs [fuel]',
          },
        ],
      },
      {
        id: 'centers',
        role: 'offer',
        title: 'Centers',
        blocks: [
          { type: 'prices', id: 'menu', rows: [{ id: 'center-farm', symbol: 'leaf', name: 'Farm', price: '3 [fuel]' }] },
          {
            type: 'columns',
            id: 'two',
            blocks: [
              { type: 'remark', id: 'r1', text: 'One.' },
              { type: 'remark', id: 'r2', text: 'Two.' },
            ],
          },
        ],
      },
    ],
  },
  callisto: {
    layout: 'beside',
    areas: [
      {
        id: 'board',
        role: 'common',
        title: 'Board',
        blocks: [{ type: 'map', id: 'board', pieces: [{ id: 'c0-1-0', symbol: 'drone', x: 16, y: 16, label: 'Orange pillar', owner: 0 }] }],
      },
      {
        id: 'tray',
        role: 'own',
        seat: 0,
        title: 'Your tray',
        note: '26 left',
        blocks: [
          {
            type: 'cards',
            id: 'tray-0',
            form: 'tiles',
            cards: [
              { id: 'tray-0-L', title: 'the L', picture: 'drone', counted: true, owner: 0 },
              { id: 'tray-0-W', title: 'the W', state: 'done', foot: [{ text: 'placed' }] },
            ],
          },
          { type: 'remark', id: 'left', text: 'The fewest points left win.' },
        ],
      },
    ],
  },
}
