/** Wood on wood, and a chime: made of noise and sines, no files to load. */

import { settings } from '../../session/settings.svelte';

type Sound = 'give' | 'place' | 'call' | 'refused' | 'pass' | 'end' | 'talk';

let context: AudioContext | null = null;
/** Every sound goes through here, so that one knob holds for all of them. */
let knob: GainNode | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (!knob) {
    knob = context.createGain();
    knob.connect(context.destination);
  }
  // Squared, because half of the slider is to sound half as loud.
  knob.gain.value = settings.volume ** 2;
  // Before the first tap a page has to be silent; what would sound then is left out.
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** A knock: a short burst of noise through a resonant filter, with the body of the wood below. */
function knock(audio: AudioContext, pitch: number, loud: number, at = 0): void {
  const start = audio.currentTime + at;
  const length = 0.16;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * Math.exp(-index / (audio.sampleRate * 0.012));
  }
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 3.1;
  filter.Q.value = 2.5;
  const crack = audio.createGain();
  crack.gain.value = loud;
  noise.connect(filter).connect(crack).connect(knob!);
  noise.start(start);

  const body = audio.createOscillator();
  body.frequency.setValueAtTime(pitch * 1.25, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.05);
  const swell = audio.createGain();
  swell.gain.setValueAtTime(loud * 0.7, start);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
  body.connect(swell).connect(knob!);
  body.start(start);
  body.stop(start + length);
}

/** A bell-like tone that fades. */
function chime(audio: AudioContext, pitch: number, at: number, loud = 0.16): void {
  const start = audio.currentTime + at;
  for (const [factor, share] of [
    [1, 1],
    [2.76, 0.32],
    [5.4, 0.1],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * factor;
    const fade = audio.createGain();
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud * share, start + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + 1.3 / factor ** 0.5);
    tone.connect(fade).connect(knob!);
    tone.start(start);
    tone.stop(start + 1.4);
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  give: (audio) => knock(audio, 330, 0.35),
  place: (audio) => {
    knock(audio, 190, 0.75);
    knock(audio, 240, 0.18, 0.07);
  },
  pass: (audio) => knock(audio, 150, 0.3),
  call: (audio) =>
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, n) => chime(audio, pitch, n * 0.11)),
  refused: (audio) => {
    knock(audio, 95, 0.7);
    knock(audio, 85, 0.6, 0.14);
  },
  end: (audio) => [659.25, 493.88].forEach((pitch, n) => chime(audio, pitch, n * 0.22, 0.11)),
  talk: (audio) => chime(audio, 880, 0, 0.06),
};

/** Plays a sound, if sounds are wanted and the browser lets us; late by a moment if asked to. */
export function play(sound: Sound, delay = 0): void {
  const audio = ready();
  if (!audio) return;
  if (delay) setTimeout(() => SOUNDS[sound](audio), delay);
  else SOUNDS[sound](audio);
}
