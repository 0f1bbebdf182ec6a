// Fields at their default are left out on the wire; here they are put back, once, at the edge.
import type {
  Entry,
  Explained,
  Filled,
  FromServer,
  Said,
  SentEntry,
  SentTold,
  TableList,
  TableSummary,
  Told,
} from './types';

/** Events in a row often have one source: it is sent with the first of them. */
function told(events: readonly SentTold[]): readonly Told[] {
  let source: Said = { key: '' };
  return events.map((sent) => {
    source = sent.source ?? source;
    return one(sent, source);
  });
}

const one = (sent: SentTold, source: Said): Told => ({
  ...sent,
  source,
  what: sent.what ?? '',
  amount: sent.amount ?? 0,
  origin: sent.origin ?? '',
  way: sent.way ?? [],
  goods: sent.goods ?? {},
  places: sent.places ?? [],
  by_rules: sent.by_rules ?? false,
});

const explained = (sent: Explained): Explained => ({
  ...sent,
  steps: sent.steps.map((step) => ({ ...step, clause: step.clause ?? '', places: step.places ?? [] })),
});

export const filledEntry = (sent: SentEntry): Entry => ({
  ...sent,
  seat: sent.seat ?? 0,
  name: sent.name ?? '',
  said: sent.said ?? null,
  then: sent.then ?? [],
  told: told(sent.told ?? []),
  explained: (sent.explained ?? []).map(explained),
  text: sent.text ?? '',
  to: sent.to ?? 0,
  opens: sent.opens ?? false,
});

const summary = (sent: TableSummary): TableSummary => ({ ...sent, deadline: sent.deadline ?? null });

export const filledList = (sent: TableList): TableList => ({
  yours: sent.yours.map(summary),
  open: sent.open.map(summary),
  watch: sent.watch.map(summary),
});

export function filled(sent: FromServer): Filled {
  switch (sent.type) {
    case 'update':
      return {
        ...sent,
        entries: sent.entries.map(filledEntry),
        scenes: sent.scenes ?? [],
        forget: sent.forget ?? false,
      };
    case 'preview':
      return { ...sent, told: told(sent.told) };
    case 'forecast':
      return { ...sent, told: told(sent.told) };
    case 'done':
      return { ...sent, again: sent.again ?? false };
    case 'refused':
      return { ...sent, clause: sent.clause ?? '', key: sent.key ?? '', ask: sent.ask ?? -1 };
    default:
      return sent;
  }
}
