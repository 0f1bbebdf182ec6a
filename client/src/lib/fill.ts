// Fields at their default are left out on the wire; here they are put back, once, at the edge.
import type {
  Asked,
  Chair,
  Entry,
  Explained,
  Forecast,
  FromServer,
  Preview,
  Room,
  TableList,
  TableSummary,
  Told,
  Update,
} from './types';

const told = (sent: Told): Told => ({
  ...sent,
  what: sent.what ?? '',
  amount: sent.amount ?? 0,
  origin: sent.origin ?? '',
  way: sent.way ?? [],
  goods: sent.goods ?? {},
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

const filledChair = (sent: Chair): Chair => ({
  ...sent,
  name: sent.name ?? '',
  bot: sent.bot ?? null,
  level: sent.level ?? null,
  here: sent.here ?? false,
  resigned: sent.resigned ?? false,
  may_replace: sent.may_replace ?? false,
});

export const filledRoom = (sent: Room): Room => ({
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
});

const asked = (sent: Asked): Asked => ({ ...sent, rows: sent.rows ?? [] });

const filledUpdate = (sent: Update): Update => ({
  ...sent,
  room: filledRoom(sent.room),
  entries: sent.entries.map(filledEntry),
  asked: sent.asked && asked(sent.asked),
  scenes: sent.scenes ?? [],
});

const withTold = <T extends Preview | Forecast>(sent: T): T => ({ ...sent, told: sent.told.map(told) });

const summary = (sent: TableSummary): TableSummary => ({ ...sent, chairs: sent.chairs.map(filledChair) });

export const filledList = (sent: TableList): TableList => ({
  yours: sent.yours.map(summary),
  open: sent.open.map(summary),
  watch: sent.watch.map(summary),
});

export function filled(sent: FromServer): FromServer {
  switch (sent.type) {
    case 'update':
      return filledUpdate(sent);
    case 'preview':
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
