// What of the table lies open before the reader: the tab, the height of the sheet, the text view, a dialog.
export type SheetHeight = 'bar' | 'half' | 'full';
export type DialogName = 'keys' | 'seats' | 'resign' | 'end';

const HEIGHTS: readonly SheetHeight[] = ['bar', 'half', 'full'];

export class Layout {
  /** The tab of the board itself. */
  readonly board: string;
  tab: string = $state('');
  /** The tab of the work area on a wide screen, where the board is always there. */
  work: string = $state('');
  sheet: SheetHeight = $state('half');
  text = $state(false);
  log: 'log' | 'chat' = $state('log');
  /** The last line of chat that was seen. */
  chatRead = $state(-1);
  dialog: DialogName | null = $state(null);

  /** `tabs`: the first is the board's. */
  constructor(tabs: readonly string[]) {
    const [board = '', work = ''] = tabs;
    this.board = board;
    this.tab = board;
    this.work = work;
  }

  /** Open what a new question is about; options that lie nowhere are in the list, which is with the board. */
  turnTo(tab: string | null): void {
    this.open(tab ?? this.board);
    if (this.sheet === 'full') this.sheet = 'half';
  }

  open(tab: string): void {
    this.tab = tab;
    if (tab === this.board) return;
    this.work = tab;
    if (this.sheet === 'bar') this.sheet = 'half';
  }

  /** A tab of the sheet; a second tap on it makes the sheet as high as it goes, a third one lower again. */
  tap(tab: string): void {
    if (tab === this.tab && tab !== this.board) this.sheet = this.sheet === 'full' ? 'half' : 'full';
    else this.open(tab);
  }

  /** The sheet one height further, up or down. */
  slide(by: 1 | -1): void {
    const at = HEIGHTS.indexOf(this.sheet) + by;
    this.sheet = HEIGHTS[Math.min(2, Math.max(0, at))] ?? 'half';
  }
}
