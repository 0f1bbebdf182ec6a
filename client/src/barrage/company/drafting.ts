// The choice of companies, officers and starting contracts, as the table shows it.
import type { QuestionKind } from '../types';
import type { Play } from '../play';

export type DraftStep = 'pair' | 'company' | 'officer' | 'contract';

const STEPS: Readonly<Partial<Record<QuestionKind, DraftStep>>> = {
  draft_company: 'pair',
  pick_company: 'company',
  pick_officer: 'officer',
  draft_contract: 'contract',
};

/** What the draft asks for now, or null when there is no draft. */
export function draftStep(play: Play): DraftStep | null {
  return (play.asked && STEPS[play.asked.kind]) || null;
}

export interface Pair {
  readonly company: string;
  readonly officer: string | null;
}

/** What can still be had: pairs of the draft, or the companies of a free choice. */
export function onOffer(play: Play): readonly Pair[] {
  if (draftStep(play) === 'company') {
    const taken = play.view.seats.map((seat) => seat.company);
    const offered = (play.asked?.rows ?? []).map((row) => row.place);
    return play.components.companies
      .map((one) => one.key)
      .filter((key) => (offered.length ? offered.includes(key) : !taken.includes(key)))
      .map((company) => ({ company, officer: null }));
  }
  return play.view.pairs;
}

/** Who has taken what so far, by seat. */
export function takenSoFar(play: Play): readonly { seat: number; company: string; officer: string | null }[] {
  return play.view.seats.flatMap((seat, at) =>
    seat.company ? [{ seat: at + 1, company: seat.company, officer: seat.officer }] : [],
  );
}

/** Officers of a free choice: those offered, or for onlookers all that nobody has. */
export function officersOnOffer(play: Play): readonly string[] {
  const offered = (play.asked?.rows ?? []).filter((row) => row.kind === 'officer').map((row) => row.place);
  if (offered.length) return offered;
  const taken = play.view.seats.map((seat) => seat.officer);
  return play.components.officers
    .map((one) => one.key)
    .filter((key) => key !== 'none' && !taken.includes(key));
}
