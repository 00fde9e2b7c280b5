import { request } from 'node:http';
import type pg from 'pg';
import type { Field } from '#kit/contract/field.ts';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import type { Report } from '#kit/contract/report.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/** The last day alone, the thirty days or the year that end with it. */
export type Span = 'hari' | 'bulan' | 'tahun';
const DAYS: Record<Span, number> = { hari: 0, bulan: 29, tahun: 364 };

/** The calls of one report: a path for each span, one alone where the report knows no span. */
export type Calls = {
  no: number;
  title: string;
  /** Asked by head office. */
  pusat: boolean;
  paths: readonly string[];
  /** A column that every row has once: by it rows are counted without being parsed. */
  column: string;
};

const REPORTS: readonly Report[] = CONTRACTS.flatMap(({ reports }) => reports) as never;
/** Those that may be asked at all need their module. */
export const MODULS = [...new Set(REPORTS.flatMap(({ gate }) => modulsOf(gate)))];

function modulsOf(gate: unknown): string[] {
  if (typeof gate !== 'object' || gate === null || 'not' in gate) return [];
  if ('modul' in gate) return [gate.modul as string];
  return Object.values(gate).flatMap((one) => (Array.isArray(one) ? one.flatMap(modulsOf) : []));
}

/** Every report with its ordinary filters, counted back from the last day of the shop. */
export async function reportCalls(owner: pg.Client, spans: readonly Span[]): Promise<Calls[]> {
  const { rows } = await owner.query<{ hari: Hari; kode_barcode: string | null }>(
    `select (select max(tgl_system)::text from hari_toko where kode_toko = 'KJ1') as hari,
            (select kode_barcode from barang where kode_toko = 'KJ1' order by input_date desc limit 1)`,
  );
  const [{ hari, kode_barcode }] = rows as [{ hari: Hari; kode_barcode: string | null }];
  return REPORTS.toSorted((a, b) => (a.no ?? 0) - (b.no ?? 0)).map((report) => {
    const more = { cari: 'Ibu Sari 77', kode_barcode: kode_barcode ?? 'KJ100001' };
    const asked = spans.map(
      (span) => `${report.endpoint.path}?${queryOf(report, span, hari, more)}`,
    );
    return {
      no: report.no ?? 0,
      title: report.title,
      pusat: JSON.stringify(report.gate ?? null).includes('"variant":"pusat"'),
      paths: [...new Set(asked)],
      column: countedBy(report),
    };
  });
}

function queryOf(
  { filters }: Report,
  span: Span,
  hari: Hari,
  more: Readonly<Record<string, string>>,
): URLSearchParams {
  const from = addDays(hari, -DAYS[span]);
  // Twelve months at most, where months are asked for.
  const bulan_from = [addDays(from, 31), hari].toSorted()[0]!.slice(0, 7);
  const days: Record<string, string> = {
    tgl_from: from,
    start_date: from,
    tgl_to: hari,
    end_date: hari,
    tgl_system: hari,
    per_tanggal: hari,
    tahun: hari.slice(0, 4),
    bulan: hari.slice(0, 7),
    bulan_from,
    bulan_to: hari.slice(0, 7),
  };
  const given = Object.entries({ ...days, ...more }).filter(
    ([name]) => name in filters && (filters as Record<string, Field>)[name]!.kind !== 'choice',
  );
  return new URLSearchParams(Object.fromEntries(given));
}

const countedBy = ({ columns, groups = [] }: Report): string =>
  Object.entries(columns as Record<string, Field>).find(
    ([name, { cost, modul }]) => !cost && !modul && !groups.includes(name),
  )![0];

/** The whole answer of a call: how long, until its first byte, how many rows; `wrong` says why it is none. */
export function askReport(
  port: number,
  token: string,
  { path, column }: { path: string; column: string },
): Promise<{ ms: number; first: number; rows: number; wrong?: string }> {
  const needle = `"${column}":`;
  const started = performance.now();
  let first = 0;
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    const end = (rows: number, wrong?: string): void =>
      resolve({ ms: performance.now() - started, first, rows, wrong });
    const call = request({ port, path: `/api/v1/${path}`, headers }, (answer) => {
      let rows = 0;
      let tail = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        first ||= performance.now() - started;
        const text = tail + chunk;
        rows += text.split(needle).length - 1;
        // What may be the beginning of a name, or the end of the answer, is looked at again.
        tail = text.slice(Math.max(0, text.length - needle.length + 1));
      });
      answer.on('end', () => {
        const whole = answer.complete && answer.statusCode === 200 && tail.endsWith('}');
        end(rows, whole ? undefined : `WRONG ${answer.statusCode} ${tail}`);
      });
      answer.on('error', (error) => end(rows, `WRONG ${error.message}`));
    });
    call.on('error', (error) => end(0, `WRONG ${error.message}`));
    call.end();
  });
}
