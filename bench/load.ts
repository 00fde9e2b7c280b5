import { Agent, request } from 'node:http';

export type Figures = { tps: number; p50: number; p95: number; p99: number; failed: number };
export type Asked = {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};
export type Send = (client: number, count: number) => Asked;

/** Clients that each send, wait for the answer and send again, for some seconds. */
export async function runLoad(
  port: number,
  clients: number,
  seconds: number,
  next: Send,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const one = async (client: number): Promise<void> => {
    for (let count = 0; performance.now() < until; count++) {
      const started = performance.now();
      const status = await send(agent, port, next(client, count));
      times.push(performance.now() - started);
      if (status >= 300) failed += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    tps: (times.length - failed) / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
  };
}

function send(
  agent: Agent,
  port: number,
  { method = 'POST', path, headers, body }: Asked,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        path,
        method,
        headers: {
          ...(body
            ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
            : {}),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) >= 300 && process.env.BENCH_DEBUG)
            console.error(answer.statusCode, text.slice(0, 300));
          resolve(answer.statusCode ?? 500);
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
