// Icons of things that have no tile of their own.
import { ICONS, type IconName } from '../art/icons';

const TERMS: Readonly<Record<string, IconName>> = {
  credit: 'credits',
  machine: 'machinery_any',
  architect: 'engineer',
  'contract-energy': 'energy_for_contract',
  'flowing-drop': 'drops_flow',
  basin: 'map',
  dam: 'fill_dam',
  'neutral-dam': 'base',
  technology: 'patent',
  'production-bonus': 'turbine',
  ability: 'bonus',
  construction: 'base',
  'red-border': 'surcharge',
  track: 'energy',
  'bonus-tile': 'bonus',
  'objective-tile': 'objective',
  water: 'drops',
  'contract-office': 'contract',
  works: 'external',
  private: 'building',
};

const BONUSES: Readonly<Record<string, IconName>> = {
  BT_contracts: 'fulfilled',
  BT_bases: 'base',
  BT_elevations: 'elevation',
  BT_conduits: 'conduit',
  BT_powerhouses: 'powerhouse',
  BT_advanced_tech: 'patent',
  BT_external_works: 'external',
  BT_buildings: 'building',
};

const isIcon = (name: string): name is IconName => name in ICONS;

export function termIcon(key: string): IconName {
  const own = TERMS[key];
  if (own) return own;
  if (isIcon(key)) return key;
  return key.startsWith('level-') ? 'automa' : 'rules';
}

export function bonusIcon(key: string): IconName {
  return BONUSES[key] ?? 'bonus';
}
