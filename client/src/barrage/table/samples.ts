// Small pieces of a game for the tests of the table.
import type {
  Asked,
  Entry,
  EventKind,
  Preview,
  Room,
  Row,
  Said,
  SeatView,
  Told,
  View,
} from '../../lib/types';

export const said = (key: string, args: Said['args'] = {}): Said => ({ key, args });

export const told = (kind: EventKind, seat = 1, more: Partial<Told> = {}): Told => ({
  kind,
  seat,
  said: said(kind),
  source: said('rules'),
  what: '',
  amount: 0,
  origin: '',
  way: [],
  goods: {},
  places: [],
  ...more,
});

export const row = (action: number, place = '', kind = 'space'): Row => ({
  action,
  kind,
  place,
  said: said(place || kind),
});

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  kind: 'answer',
  time: seq,
  seat: 1,
  name: '',
  said: said('build'),
  told: [],
  explained: [],
  text: '',
  to: 0,
  opens: false,
  ...more,
});

export const seatView = (more: Partial<SeatView> = {}): SeatView => ({
  company: 'usa',
  officer: null,
  level: 'person',
  copies: null,
  credits: 0,
  excavators: 0,
  mixers: 0,
  vp: 0,
  energy: 0,
  engineers: 0,
  banked: 0,
  constructions: 0,
  activations: 0,
  on_officer: 0,
  elsewhere: 0,
  architect: false,
  bases: 0,
  elevations: 0,
  conduits: 0,
  powerhouses: 0,
  buildings: [],
  works: [],
  tiles: [],
  wheel: [],
  contracts: [],
  fulfilled: [],
  passed: false,
  ...more,
});

export const view = (...seats: Partial<SeatView>[]): View => ({
  round: 1,
  introductory: false,
  order: seats.map((_, i) => i + 1),
  objective: null,
  bonus: [],
  headstreams: [],
  national: [],
  display: [],
  piles: {},
  patents: [],
  aside: [],
  pairs: [],
  offers: [],
  dams: {},
  conduits: {},
  powerhouses: {},
  spaces: {},
  works: [],
  buildings: [],
  under: 0,
  automa: null,
  seats: seats.map(seatView),
});

export const room = (more: Partial<Room> = {}): Room => ({
  id: 'T',
  name: 'T',
  game: 'barrage',
  options: {},
  phase: 'playing',
  pace: 'live',
  public: false,
  chairs: [],
  you: 1,
  host: 1,
  watching: 0,
  deadline: null,
  undo_to: null,
  turn_to: null,
  undo_asked: null,
  commitment: '',
  seed: '',
  standings: [],
  invites: [],
  ...more,
});

export const asked = (seat: number, ...rows: Row[]): Asked => ({
  seat,
  kind: 'turn',
  said: said('question-turn', { seat: said('company-usa') }),
  rows,
});

export const preview = (more: Partial<Preview> = {}): Preview => ({
  type: 'preview',
  ask: 0,
  told: [],
  view: view({}),
  ends_turn: false,
  reveals: false,
  then: null,
  ...more,
});
