// One soft tone when it is one's turn; made here, so that nothing has to be loaded.
let context: AudioContext | null = null;

export function chime(): void {
  if (typeof AudioContext === 'undefined' || document.visibilityState !== 'visible') return;
  // A page that nobody has touched yet stays silent.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  [392, 523.25].forEach((pitch, i) => {
    if (!context) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + i * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.06, now + i * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.12 + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(now + i * 0.12);
    tone.stop(now + i * 0.12 + 0.55);
  });
}
