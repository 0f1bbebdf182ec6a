// The board as sentences, basin by basin and company by company, from the same view the drawings use.
import type { SiteComponent } from '../../lib/types';
import { capital, joined } from '../boards/facts';
import type { BarrageTable } from '../../table/table.svelte';

const sentence = (parts: readonly (string | false | null | undefined)[]): string =>
  `${capital(joined(parts))}.`;

function ownerName(table: BarrageTable, owner: number | 'neutral'): string {
  return owner === 'neutral' ? table.say({ key: 'neutral' }) : table.name(owner);
}

/** Who has built on a building space, and what. */
function built(table: BarrageTable, site: SiteComponent): string | null {
  const { dams, conduits, powerhouses } = table.view;
  const dam = dams[site.key];
  if (dam) {
    const { level, drops, capacity } = dam;
    return table.ui('table-read-dam', { owner: ownerName(table, dam.owner), level, drops, capacity });
  }
  const owner = conduits[site.key] ?? powerhouses[site.key];
  return owner === undefined ? null : ownerName(table, owner);
}

/** A building space in words: what it is, who is there, and whether it can be chosen. */
export function siteLine(table: BarrageTable, site: SiteComponent): string {
  return sentence([
    table.say(site.said),
    site.red && table.ui('table-read-red'),
    built(table, site) ?? table.ui('table-read-empty'),
    table.legal(site.key).length > 0 && table.ui('table-read-legal'),
  ]);
}

export interface Basin {
  readonly number: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export function basins(table: BarrageTable): readonly Basin[] {
  const { sites, flows, headstreams } = table.components;
  return Object.entries(flows).map(([key, next]) => {
    const number = Number(key);
    const here = sites.filter((site) => site.basin === number && site.kind !== 'building');
    const area = here[0]?.area;
    const to = next < 0 ? table.ui('table-read-exit') : table.ui('table-read-flows', { n: next });
    const title = joined([
      table.ui('table-read-basin', { n: number }),
      area && table.say({ key: `area-${area}` }),
      to,
    ]);
    const heads = headstreams.flatMap((head, i) => (head.basin === number ? [headLine(table, i)] : []));
    return { number, title, lines: [...heads, ...here.map((site) => siteLine(table, site))] };
  });
}

function headLine(table: BarrageTable, i: number): string {
  const head = table.components.headstreams[i];
  const now = table.view.headstreams[i];
  const tile = table.components.head_tiles.find((one) => one.key === now?.tile);
  return sentence([
    head && table.say(head.said),
    table.say({ key: 'drops', args: { n: now?.drops ?? 0 } }),
    tile && table.say(tile.said),
    !!head && table.legal(head.key).length > 0 && table.ui('table-read-legal'),
  ]);
}

export interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
}

const SUPPLY = ['vp', 'credits', 'excavators', 'mixers', 'engineers', 'energy'] as const;

/** A company: its supply, its wheel, its tiles and contracts. */
export function companySheet(table: BarrageTable, seat: number): Sheet {
  const own = table.view.seats[seat - 1];
  if (!own) return { title: table.name(seat), lines: [] };
  const names = (keys: readonly string[], of: readonly { key: string; said: { key: string } }[]) =>
    keys.flatMap((key) => {
      const found = of.find((one) => one.key === key);
      return found ? [table.say(found.said)] : [];
    });
  const { tiles, contracts, officers, works, buildings } = table.components;
  const list = (key: string, found: readonly string[]) =>
    found.length > 0 && table.ui(key, { list: found.join('; ') });
  const wheel = own.wheel.flatMap((segment, i) =>
    segment
      ? [
          joined([
            table.say({ key: 'segment', args: { n: i } }),
            ...names(segment.tile ? [segment.tile] : [], tiles),
            table.say({
              key: 'machine-set',
              args: { excavators: segment.excavators, mixers: segment.mixers },
            }),
          ]),
        ]
      : [],
  );
  const lines = [
    SUPPLY.map((key) => table.say({ key, args: { n: own[key] } })).join(', '),
    table.ui('table-read-pieces', {
      bases: own.bases,
      elevations: own.elevations,
      conduits: own.conduits,
      powerhouses: own.powerhouses,
    }),
    list('table-read-officer', names(own.officer ? [own.officer] : [], officers)),
    list('table-read-wheel', wheel),
    list('table-read-tiles', names(own.tiles, tiles)),
    list('table-read-contracts', names(own.contracts, contracts)),
    list('table-read-fulfilled', names(own.fulfilled, contracts)),
    list('table-read-works', names(own.works, works)),
    list('table-read-buildings', names(own.buildings, buildings)),
    own.passed && table.ui('table-read-passed'),
  ];
  return {
    title: table.name(seat),
    lines: lines.filter((line) => line !== false).map((line) => sentence([line])),
  };
}

/** What lies on the boards for everybody. */
export function offer(table: BarrageTable): readonly Sheet[] {
  const { view, components } = table;
  const named = (keys: readonly (string | null)[], of: readonly { key: string; said: { key: string } }[]) =>
    keys.flatMap((key) => {
      const found = of.find((one) => one.key === key);
      return found
        ? [
            sentence([
              table.say(found.said),
              key !== null && table.legal(key).length > 0 && table.ui('table-read-legal'),
            ]),
          ]
        : [];
    });
  const standing = Object.entries(view.spaces).flatMap(([key, space]) => {
    const found = components.spaces.find((one) => one.key === key);
    if (!found || space.blocked || !space.seat) return [];
    const who = table.ui('table-read-stands', { name: table.name(space.seat), n: space.engineers ?? 0 });
    return [sentence([table.say(found.said), who])];
  });
  const sheets: Sheet[] = [
    { title: table.ui('table-read-display'), lines: named(view.display, components.contracts) },
    { title: table.ui('table-read-national'), lines: named(view.national, components.contracts) },
    { title: table.ui('table-read-patents'), lines: named(view.patents, components.tiles) },
    { title: table.ui('table-read-external'), lines: named(view.works, components.works) },
    {
      title: table.ui('table-read-private'),
      lines: named(
        view.buildings.map((one) => one.key),
        components.buildings,
      ),
    },
    { title: table.ui('table-read-bonus'), lines: named(view.bonus, components.bonus) },
    { title: table.ui('table-read-objective'), lines: named([view.objective], components.objectives) },
    { title: table.ui('table-read-spaces'), lines: standing },
  ];
  return sheets.filter((sheet) => sheet.lines.length > 0);
}
