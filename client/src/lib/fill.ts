// Fields at their default are left out on the wire; here they are put back, once, at the edge. What an update left
// as it was is put back only once, so that it stays the same object.
import { once } from './changes';
import type {
  Asked,
  Chair,
  Entry,
  Explained,
  Forecast,
  FromServer,
  Room,
  SentPreview,
  TableList,
  TableSummary,
  Told,
} from './types';

const told = (sent: Told): Told => ({
  ...sent,
  seat: sent.seat ?? 0,
  what: sent.what ?? '',
  amount: sent.amount ?? 0,
  origin: sent.origin ?? '',
  way: sent.way ?? [],
  places: sent.places ?? [],
});

const explained = (sent: Explained): Explained => ({
  ...sent,
  steps: sent.steps.map((step) => ({ ...step, clause: step.clause ?? '', places: step.places ?? [] })),
});

export const filledEntry = (sent: Entry): Entry => ({
  ...sent,
  seat: sent.seat ?? 0,
  name: sent.name ?? '',
  said: sent.said ?? null,
  told: (sent.told ?? []).map(told),
  explained: (sent.explained ?? []).map(explained),
  text: sent.text ?? '',
  to: sent.to ?? 0,
  opens: sent.opens ?? false,
});

const filledChair = once((sent: Chair): Chair => ({
  ...sent,
  name: sent.name ?? '',
  level: sent.level ?? '',
  stand_in: sent.stand_in ?? '',
  here: sent.here ?? false,
  resigned: sent.resigned ?? false,
  may_replace: sent.may_replace ?? false,
}));

export const filledRoom = once((sent: Room): Room => ({
  ...sent,
  chairs: sent.chairs.map(filledChair),
  you: sent.you ?? 0,
  host: sent.host ?? 0,
  watching: sent.watching ?? 0,
  deadline: sent.deadline ?? null,
  undo_to: sent.undo_to ?? null,
  turn_to: sent.turn_to ?? null,
  undo_asked: sent.undo_asked ?? null,
  commitment: sent.commitment ?? '',
  seed: sent.seed ?? '',
  standings: sent.standings ?? [],
  invites: sent.invites ?? [],
}));

export const filledAsked = once((sent: Asked): Asked => ({ ...sent, rows: sent.rows ?? [] }));

const withTold = <T extends SentPreview | Forecast>(sent: T): T => ({ ...sent, told: sent.told.map(told) });

const summary = (sent: TableSummary): TableSummary => ({ ...sent, chairs: sent.chairs.map(filledChair) });

export const filledList = (sent: TableList): TableList => ({
  yours: sent.yours.map(summary),
  open: sent.open.map(summary),
  watch: sent.watch.map(summary),
});

export function filled(sent: FromServer): FromServer {
  switch (sent.type) {
    case 'update':
      return { ...sent, entries: sent.entries.map(filledEntry), scenes: sent.scenes ?? [] };
    case 'preview':
      return withTold({ ...sent, whole: sent.whole ?? false, changes: sent.changes ?? null });
    case 'forecast':
      return withTold(sent);
    case 'done':
      return { ...sent, again: sent.again ?? false };
    case 'refused':
      return { ...sent, clause: sent.clause ?? '', key: sent.key ?? '', ask: sent.ask ?? -1 };
    default:
      return sent;
  }
}
