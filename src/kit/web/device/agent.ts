import {
  batalCetakAgenEndpoint,
  cetakAgenEndpoint,
  lihatCetakAgenEndpoint,
} from '#kit/contract/agent-paper.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { newKey } from '#kit/web/api/key.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { base64Of } from '#kit/web/base/base64.ts';
import type { Job, Line } from '#kit/web/device/line.ts';
import type { AgentPrinter, Outlet } from '#kit/web/device/settings.ts';

const ASK_MS = 400;
/** An agent that has not taken a paper by then is called off, so that the cashier knows. */
const PATIENCE_MS = 15_000;
/** Without a line to the server so long, what became of a paper cannot be known. */
const LOST_MS = 20_000;
/** One that it took and does not answer for lives two minutes. */
const AGENT_MS = 150_000;

/** What became of a paper: `begun` says whether a part of it may be on paper. */
class NotByAgent extends Error {
  readonly begun: boolean;
  constructor(begun: boolean, why: string) {
    super(why);
    this.begun = begun;
  }
}

/** The agent that was chosen on this computer, as a way to its printer (D-49.5). */
export function openAgent({ agent }: Outlet, { name }: Job): Line {
  if (!agent) throw new Error('No printer was chosen');
  return {
    wholeMs: AGENT_MS,
    write: (bytes) => printBy(agent, name, bytes),
    close: async () => {},
    cut: async () => {},
  };
}

/**
 * Hands a paper to an agent and answers once it is printed. Its id is made here, so that a paper that is sent twice is
 * one; what the server cannot tell counts as begun.
 */
async function printBy(by: AgentPrinter, name: string, bytes: Uint8Array) {
  const { id: agen, printer, toko } = by;
  const id = newKey();
  const body = { id, agen, printer, nama: name.slice(0, 80), isi: base64Of(bytes) };
  try {
    await call(cetakAgenEndpoint, { body, toko });
  } catch (error) {
    // A refusal has begun nothing; without an answer it may be on its way.
    if (isProblem(error) && error.status >= 400 && error.status < 500)
      throw new NotByAgent(false, error.message);
  }
  await ended(id, toko);
}

type State = AnswerOf<typeof lihatCetakAgenEndpoint>;
const pause = () => new Promise<void>((now) => setTimeout(now, ASK_MS));

async function ended(id: string, toko: string | undefined): Promise<void> {
  const from = performance.now();
  let heard = from;
  let off = false;
  for (;;) {
    const asked: typeof lihatCetakAgenEndpoint = off
      ? batalCetakAgenEndpoint
      : lihatCetakAgenEndpoint;
    const told: State | undefined = await call(asked, { params: { id }, toko }).catch(
      () => undefined,
    );
    const now = performance.now();
    if (told) {
      heard = now;
      const { keadaan, mulai, sebab } = told;
      if (keadaan === 'TERCETAK') return;
      if (keadaan === 'GAGAL' || keadaan === 'BATAL') throw new NotByAgent(mulai, sebab ?? keadaan);
      off = keadaan === 'MENUNGGU' && now - from > PATIENCE_MS;
    }
    if (now - heard > LOST_MS) throw new NotByAgent(true, 'The server does not answer');
    if (!off || !told) await pause();
  }
}
