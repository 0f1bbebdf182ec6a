// Every icon by its name: the markup inside a 24 x 24 view box. Fills are the variables of `art.css`.
import { GAME_ICONS } from './icons-game';
import { SHELL_ICONS } from './icons-shell';

export const ICONS = { ...GAME_ICONS, ...SHELL_ICONS } as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** A count stands inside these; beside all others. */
export const HOLDS_ITS_COUNT: ReadonlySet<IconName> = new Set<IconName>(['credits', 'vp']);
