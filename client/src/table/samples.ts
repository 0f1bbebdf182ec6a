// Small pieces of a game for the tests of the table.
import type { Asked, Entry, Preview, Room, Row, Said, Told, View } from '../lib/types';

export const said = (key: string, args: Said['args'] = {}): Said => ({ key, args });

export const told = (kind: string, seat = 1, more: Partial<Told> = {}): Told => ({
  kind,
  seat,
  said: said(kind),
  source: said('rules'),
  what: '',
  amount: 0,
  origin: '',
  way: [],
  goods: {},
  by_rules: false,
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
  then: [],
  told: [],
  explained: [],
  text: '',
  to: 0,
  opens: false,
  ...more,
});

/** A table of two counters, of no game there is. */
export const view = (...seats: Record<string, unknown>[]): View => ({ round: 1, seats });

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
  yours: [1],
  hand_over: false,
  host: 1,
  watching: 0,
  deadline: null,
  undo_to: null,
  turn_to: null,
  undo_asked: null,
  other_rules: null,
  commitment: '',
  seed: '',
  seed_chosen: false,
  standings: [],
  gains: [],
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
