import { readPref, writePref } from '#kit/web/base/prefs.ts';

/** One short beep for found, a lower one for not found or already there. */
const TONES = { found: { hertz: 1320, ms: 70 }, missing: { hertz: 330, ms: 160 } } as const;

let audio: AudioContext | undefined;

export const soundOn = (): boolean => readPref('sound', true);
export const setSound = (on: boolean): void => writePref('sound', on);

export function beep(tone: keyof typeof TONES): void {
  if (!soundOn()) return;
  audio ??= new AudioContext();
  const { hertz, ms } = TONES[tone];
  const [voice, loudness] = [audio.createOscillator(), audio.createGain()];
  const end = audio.currentTime + ms / 1000;
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.12, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  voice.connect(loudness).connect(audio.destination);
  voice.start();
  voice.stop(end);
}
