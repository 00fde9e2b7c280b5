import type { FastifyInstance } from 'fastify';
import { nameOfCall } from '#kit/server/wire/call-name.ts';

/** Upper ends in seconds: a counter answers in the first, a report of a year in the last. */
const ENDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Route = {
  readonly labels: string;
  buckets: number[];
  seconds: number;
  count: number;
};

const labelText = (text: string): string => text.replace(/["\\\n]/g, '_');

/** How long each call took, by its route and never by its address: what a shop calls its things stays inside. */
export function openLatency(app: FastifyInstance): () => string[] {
  const routes = new Map<string, Route>();
  const kinds = new Map<string, number>();
  app.addHook('onResponse', (request, reply, next) => {
    const kind = `${Math.floor(reply.statusCode / 100)}xx`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    count(
      routes,
      request.method,
      nameOfCall(request) ?? request.routeOptions.url ?? 'none',
      reply.elapsedTime / 1000,
    );
    next();
  });
  return () => [
    '# HELP kilau_http_responses_total Answers by the class of their status.',
    '# TYPE kilau_http_responses_total counter',
    ...[...kinds].map(([kind, count]) => `kilau_http_responses_total{status="${kind}"} ${count}`),
    '# HELP kilau_http_request_duration_seconds From the first byte of a call to the last of its answer.',
    '# TYPE kilau_http_request_duration_seconds histogram',
    ...[...routes.values()].flatMap(histogramOf),
  ];
}

function count(routes: Map<string, Route>, method: string, url: string, seconds: number): void {
  const key = `${method} ${url}`;
  let route = routes.get(key);
  if (!route) {
    const labels = `method="${method}",route="${labelText(url)}"`;
    route = { labels, buckets: ENDS.map(() => 0), seconds: 0, count: 0 };
    routes.set(key, route);
  }
  route.count += 1;
  route.seconds += seconds;
  route.buckets = route.buckets.map((found, at) =>
    seconds <= (ENDS[at] ?? 0) ? found + 1 : found,
  );
}

function histogramOf({ labels, buckets, seconds, count }: Route): string[] {
  const name = 'kilau_http_request_duration_seconds';
  return [
    ...ENDS.map((end, at) => `${name}_bucket{${labels},le="${end}"} ${buckets[at]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
