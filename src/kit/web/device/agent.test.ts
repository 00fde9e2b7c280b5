import { expect, test, vi } from 'vitest';
import { Problem } from '#kit/web/api/problem.ts';
import { openAgent } from '#kit/web/device/agent.ts';

type Asked = {
  call: string;
  toko?: string;
  params?: { id: string };
  body?: Record<string, unknown>;
};
const server = vi.hoisted(() => ({ asked: [] as Asked[], answers: [] as unknown[] }));
vi.mock('#kit/web/api/client.ts', () => ({
  call: async ({ call }: { call: string }, given: Omit<Asked, 'call'>) => {
    server.asked.push({ call, ...given });
    const { asked, answers } = server;
    const said = answers[Math.min(asked.length, answers.length) - 1];
    if (said instanceof Error) throw said;
    return said;
  },
}));

const AGENT = { id: 'agen-depan-0000001', agent: 'Depan', printer: 'Struk' };
const OUTLET = { way: 'AGEN', device: null, baud: 9600, agent: AGENT } as const;
const JOB = { kind: 'escpos', name: 'PJ1' } as const;

const said = (keadaan: string, mulai: boolean) => ({ keadaan, mulai, sebab: null });
/** Prints by a server that answers so, in turn; the last answer comes again and again. */
async function print(...answers: unknown[]) {
  Object.assign(server, { asked: [], answers });
  const sent = openAgent(OUTLET, JOB).write(new TextEncoder().encode('A'));
  const begun = await sent.then(
    () => 'printed',
    (error: { begun?: boolean }) => error.begun,
  );
  return { begun, calls: server.asked.map(({ call }) => call.split(' ')[0]) };
}

test('an agent gets the bytes once, for its printer, and the way answers when they are printed', async () => {
  const waits = said('MENUNGGU', false);
  const printed = await print(waits, said('DIAMBIL', true), said('TERCETAK', true));
  expect(printed).toEqual({ begun: 'printed', calls: ['POST', 'GET', 'GET'] });
  const [paper, look] = server.asked;
  expect(paper!.body).toMatchObject({
    agen: AGENT.id,
    printer: 'Struk',
    nama: 'PJ1',
    isi: btoa('A'),
  });
  expect(look!.params).toEqual({ id: paper!.body!.id });
});

test('a printer of another shop than the one that is worked on is asked of its own', async () => {
  Object.assign(server, { asked: [], answers: [said('MENUNGGU', false), said('TERCETAK', true)] });
  const agent = { ...AGENT, toko: 'PST' };
  await openAgent({ ...OUTLET, agent }, JOB).write(new TextEncoder().encode('A'));
  expect(server.asked.map(({ toko }) => toko)).toEqual(['PST', 'PST']);
});

test('a refusal and a printer that was not reached have begun nothing; one that broke may have', async () => {
  const no = { status: 409, code: 'AGEN_MATI', message: 'Mati', errors: [], detail: {} };
  expect(await print(new Problem(no))).toEqual({ begun: false, calls: ['POST'] });
  const waits = said('MENUNGGU', false);
  expect((await print(waits, said('GAGAL', false))).begun).toBe(false);
  expect((await print(waits, said('GAGAL', true))).begun).toBe(true);
  // Without an answer the paper may be there: it is asked about, not sent once more.
  const lost = new Error('network');
  expect(await print(lost, said('TERCETAK', true))).toEqual({
    begun: 'printed',
    calls: ['POST', 'GET'],
  });
  expect(() => openAgent({ ...OUTLET, agent: null }, JOB)).toThrow('No printer was chosen');
});
