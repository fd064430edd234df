import type { Sound } from './heard';

/** Short sounds, made on the spot. Loaded by whoever wants to hear them. */

interface Voice {
  wave: OscillatorType;
  pitch: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
}

/** Bells one after the other, the last one longest. */
function peal(pause: number, ...pitches: number[]): Voice[] {
  return pitches.flatMap((pitch, i) => {
    const at = i * pause;
    const length = i === pitches.length - 1 ? 0.9 : 0.4;
    return [
      { wave: 'sine', pitch, at, length, loud: 0.2 } as const,
      { wave: 'sine', pitch: pitch * 2.01, at, length: length * 0.6, loud: 0.06 } as const,
    ];
  });
}

const VOICES: Record<Exclude<Sound, 'page'>, Voice[]> = {
  tap: [
    { wave: 'triangle', pitch: 420, to: 150, length: 0.08, loud: 0.5 },
    { wave: 'sine', pitch: 1150, to: 700, length: 0.03, loud: 0.12 },
  ],
  coin: [
    { wave: 'sine', pitch: 2350, length: 0.16, loud: 0.14 },
    { wave: 'sine', pitch: 3520, at: 0.05, length: 0.24, loud: 0.11 },
  ],
  bell: [
    { wave: 'sine', pitch: 660, length: 0.38, loud: 0.26 },
    { wave: 'sine', pitch: 1318, length: 0.3, loud: 0.1 },
    { wave: 'sine', pitch: 1782, length: 0.2, loud: 0.05 },
  ],
  chime: peal(0.11, 784, 988, 1175),
  fanfare: peal(0.16, 523, 659, 784, 1047, 784, 1047),
};

let context: AudioContext | null = null;

function speak(audio: AudioContext, { wave, pitch, to, at = 0, length, loud }: Voice): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

/** Rustling: noise that rises and falls through a narrow band. */
function rustle(audio: AudioContext): void {
  const length = 0.3;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1)
    data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / data.length) ** 2;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.setValueAtTime(1400, audio.currentTime);
  band.frequency.linearRampToValueAtTime(3600, audio.currentTime + length);
  volume.gain.value = 0.22;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start();
}

export function sound(which: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (which === 'page') rustle(context);
    else for (const voice of VOICES[which]) speak(context, voice);
  } catch {
    // A browser without sound plays silently.
  }
}
