// The keys of the map.
import type { Camera } from './camera.svelte';
import type { Pointing } from './pointing.svelte';
import type { Move } from './walk';

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type Act = (pointing: Pointing, camera: Camera) => void;

const KEYS: Readonly<Record<string, Act>> = {
  Enter: (pointing) => pointing.chooseHere(),
  ' ': (pointing) => pointing.chooseHere(),
  n: (pointing) => pointing.nextLegal(1),
  N: (pointing) => pointing.nextLegal(-1),
  i: (pointing) => pointing.card(),
  '+': (_, camera) => camera.zoom('in'),
  '=': (_, camera) => camera.zoom('in'),
  '-': (_, camera) => camera.zoom('out'),
  '−': (_, camera) => camera.zoom('out'),
  '0': (_, camera) => camera.fit(),
};

export function heardOnMap(event: KeyboardEvent, pointing: Pointing, camera: Camera): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    // Only what the map itself has open; otherwise the key is the table's.
    if (pointing.back()) stop(event);
    return;
  }
  const move = MOVES[event.key];
  if (move) pointing.walk(event.shiftKey && move === 'down' ? 'along' : move);
  else if (KEYS[event.key]) KEYS[event.key]?.(pointing, camera);
  else if (KEYS[event.key.toLowerCase()] && !event.shiftKey)
    KEYS[event.key.toLowerCase()]?.(pointing, camera);
  else return;
  stop(event);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
