import { describe, expect, test } from 'vitest';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { totalsOf } from '#kit/rules/lines.ts';
import { plain } from '#kit/rules/sentence.ts';
import { daysAddUp } from '#kit/testing/report-days.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import {
  excelTotals,
  openSheet,
  textsOf,
  Trial,
  wireOf,
  type ReportBench,
} from '#kit/testing/report-trial.ts';

/** What every report owes to its declaration (reports.md Part I). */
export function reportTests(report: Report, bench: () => ReportBench): void {
  const number = report.no === undefined ? '' : `№ ${report.no} `;
  describe(`${number}${report.title}`, () => {
    const trial = new Trial(report, bench);
    answers(trial);
    filters(trial);
    files(trial);
    rights(trial);
    moduls(trial);
    if (trial.spans) spans(trial);
  });
}

type Group = { detail: Record<string, unknown>[] };

const pick = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
/** In milligrams where they are grams, so that no sum is off by what binary fractions lose. */
const sumsOf = (names: readonly string[], rows: readonly Record<string, unknown>[]) => {
  const sum = (of: string) => rows.reduce((all, row) => all + Number(row[of]) * 1000, 0);
  return Object.fromEntries(names.map((name) => [name, Math.round(sum(name)) / 1000]));
};

function answers(trial: Trial): void {
  const { report } = trial;
  test('has rows that fit their own columns', async () => {
    expect((await trial.rows()).length).toBeGreaterThan(0);
  });
  test('answers an empty list in a shop where nothing happened', async () => {
    expect(await trial.rows({}, trial.bench().neighbour)).toEqual([]);
  });
  if (report.groups?.length)
    test('its answer is a list of groups, each with its keys and its rows', async () => {
      const { data } = JSON.parse((await trial.told()).text);
      const groups = report.perShop ? data.flatMap((shop: { data: Group[] }) => shop.data) : data;
      for (const { detail, ...top } of groups as Group[]) {
        const keys = pick(top, report.groups!);
        expect(top).toEqual({ ...keys, ...sumsOf(report.atTop ?? [], detail) });
        expect(Object.keys(keys)).toEqual(report.groups);
        expect(detail.length).toBeGreaterThan(0);
        for (const row of detail) expect(row).toMatchObject(keys);
      }
    });
  test('its rows come group by group', async () => {
    const seen = new Set<string>();
    let open: string | undefined;
    for (const row of await trial.rows()) {
      const group = JSON.stringify((report.groups ?? []).map((name) => row[name]));
      if (group === open) continue;
      expect(seen.has(group), group).toBe(false);
      seen.add(group);
      open = group;
    }
  });
  if (report.control)
    test('the parts of every row add up to its whole', async () => {
      const { total, parts } = report.control!;
      for (const row of await trial.rows())
        expect(parts.reduce((all, name) => all + (row[name] as number), 0)).toBe(row[total]);
    });
}

function filters(trial: Trial): void {
  test('every choice of every filter is answered', async () => {
    for (const [name, values] of Object.entries(trial.choices))
      for (const value of values) await trial.rows({ [name]: value });
  });
  test('filters may be combined as one likes', async () => {
    const whole = (await trial.rows()).length;
    for (let round = 0; round < 12; round += 1) {
      const chosen = Object.entries(trial.choices).flatMap(([name, values], at) => {
        const value = values[(round * 7 + at * 3) % (values.length + 1)];
        return value === undefined ? [] : [[name, value]];
      });
      const rows = await trial.rows(Object.fromEntries(chosen));
      if (trial.narrows) expect(rows.length).toBeLessThanOrEqual(whole);
    }
  });
  test('an unknown filter is refused', async () => {
    const { status } = await trial.bench().owner('GET', trial.path({ entah: '1' }));
    expect(status).toBe(400);
  });
  test('a date that must be given is asked for in its own words', async () => {
    for (const [name, of] of Object.entries(trial.report.filters as Record<string, Field>)) {
      if (of.kind !== 'day' || of.optional) continue;
      const { status, body } = await trial.bench().owner('GET', trial.path({ [name]: '' }));
      const said = (body.errors as { path: string; message: string }[]).map(
        ({ path, message }) => `${path}: ${message}`,
      );
      expect(status).toBe(422);
      expect(said.join()).toMatch(new RegExp(`${name}: Tanggal( Awal| Akhir)? Tidak Boleh Kosong`));
    }
  });
}

function files(trial: Trial): void {
  const { report } = trial;
  const { totals: named, ratios, balance, stands } = report;
  const plan = { totals: named, ratios, balance, stands };

  test('paper says the shop, the title, who printed it, and the number of every sheet', async () => {
    const { status, bytes } = await trial.told({}, '.pdf');
    expect(status).toBe(200);
    const pages = readPdf(bytes);
    for (const [at, lines] of pages.entries()) {
      const page = lines.join('\n');
      expect(page).toContain(report.title.toUpperCase());
      expect(page).toMatch(/Dicetak oleh .+ pada \d{4}-\d\d-\d\d \d\d:\d\d/);
      expect(lines.at(-1)).toMatch(new RegExp(`Halaman ${at + 1} dari ${pages.length}$`));
    }
  });

  test('screen, paper and Excel add up to the same figures', async () => {
    const rows = await trial.rows();
    const totals = totalsOf(rows, plan);
    const { bytes } = await trial.told({}, '.pdf');
    const pages = readPdf(bytes);
    const head = pages[0]!.join(' ');
    for (const figure of trial.band(rows)) expect(head).toContain(figure.join(' '));
    if (report.grandTotal === false) return;
    const lines = pages.flat();
    // Where a narrow column is before the figures, the line says TOTAL and no more.
    const onPaper =
      lines.findLast((line) => line.startsWith('TOTAL,')) ??
      lines.find((line) => line.startsWith('TOTAL '))!;
    const figures = onPaper.split(' ');
    for (const [name, text] of textsOf(trial, totals)) expect(figures, name).toContain(text);
    expect(await excelTotals(trial)).toEqual(wireOf(trial, totals));
  });

  test('Excel has every row, typed, and its column header stays in sight', async () => {
    const rows = await trial.rows();
    const { bytes } = await trial.told({}, '.xlsx');
    const { rows: sheet, at } = await openSheet(trial, bytes);
    const head = sheet.slice(0, at).flat().join('     ');
    for (const figure of trial.band(rows)) expect(head).toContain(figure.join(' : '));
    const figures = trial.columns.filter(
      ([, of]) => ['int', 'rupiah', 'gram'].includes(of.kind) && !of.modul,
    );
    if (figures.length === 0) return;
    const [name] = figures[0]!;
    const column = sheet[at]!.indexOf(plain(trial.columns.find(([one]) => one === name)![1].label));
    const cells = sheet.slice(at + 1).map((row) => row[column]);
    expect(cells.filter((cell) => typeof cell === 'number').length).toBeGreaterThanOrEqual(
      rows.filter((row) => row[name] !== null).length,
    );
  });

  if (report.paper?.struk)
    test('a strip of 32 or 48 letters says the same figures', async () => {
      const totals = totalsOf(await trial.rows(), plan);
      for (const [kertas, letters] of [
        ['struk58', 32],
        ['struk80', 48],
      ] as const) {
        const { status, bytes } = await trial.bench().owner('GET', trial.path({ kertas }, '.pdf'));
        expect(status).toBe(200);
        const lines = readPdf(bytes).flat();
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(letters);
        if (report.grandTotal === false) continue;
        for (const [name, text] of textsOf(trial, totals))
          if (totals[name])
            expect(
              lines.some((line) => line.endsWith(text)),
              name,
            ).toBe(true);
      }
    });

  if (report.paper?.foto)
    test('a sheet of pictures is made', async () => {
      const { status, bytes } = await trial
        .bench()
        .owner('GET', trial.path({ kertas: 'foto' }, '.pdf'));
      expect(status).toBe(200);
      expect(readPdf(bytes).length).toBeGreaterThan(0);
    });

  if (!report.balance && report.grandTotal !== false)
    test('the files follow the order of the screen', async () => {
      const [name] =
        trial.columns.find(([one, of]) => of.kind === 'rupiah' && !report.groups?.includes(one)) ??
        [];
      if (!name) return;
      const rows = await trial.rows({ sort: `-${name}` });
      const groups = Map.groupBy(rows, (row) =>
        JSON.stringify((report.groups ?? []).map((one) => row[one])),
      );
      for (const group of groups.values()) {
        const values = group
          .map((row) => row[name] as number | null)
          .filter((value) => value !== null);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      }
    });
}

function rights(trial: Trial): void {
  const { report } = trial;
  const costs = Object.entries(report.columns as Record<string, Field>).filter(([, of]) => of.cost);

  test('stays shut without its tick in the menu, on paper too', async () => {
    for (const ending of ['', '.pdf', '.xlsx']) {
      const { status, body } = await trial.bench().clerk('GET', trial.path({}, ending));
      expect(status).toBe(403);
      expect(body.code).toBe('TIDAK_BERHAK');
    }
  });
  if (costs.length > 0)
    test('keeps cost from whoever may not see it, in rows, on paper and in Excel', async () => {
      const { blind } = trial.bench();
      const { body, status } = await blind('GET', trial.path());
      expect(status, JSON.stringify(body)).toBe(200);
      const pdf = readPdf((await blind('GET', trial.path({}, '.pdf'))).bytes)
        .flat()
        .join('\n');
      const sheet = await openSheet(trial, (await blind('GET', trial.path({}, '.xlsx'))).bytes);
      for (const [name, of] of costs) {
        for (const row of trial.inner(body.data)) expect(Object.keys(row)).not.toContain(name);
        expect(pdf).not.toContain(plain(of.label));
        expect(sheet.rows[sheet.at]).not.toContain(plain(of.label));
      }
    });
}

function moduls(trial: Trial): void {
  const gated = Object.entries(trial.report.columns as Record<string, Field>).filter(
    ([, of]) => of.modul,
  );
  if (gated.length > 0)
    test('leaves out what belongs to a module that is off', async () => {
      for (const row of await trial.rows())
        for (const [name] of gated) expect(Object.keys(row)).not.toContain(name);
    });
}

function spans(trial: Trial): void {
  test('over three days a flow is the sum of the days, and what stands is the last of them', async () => {
    await daysAddUp(trial);
  });

  const asked = (from: string, to: string, ending = '') =>
    trial.bench().owner('GET', trial.path({ tgl_from: from, tgl_to: to }, ending));

  test('dates the wrong way round are refused at both fields', async () => {
    for (const ending of ['', '.pdf', '.xlsx']) {
      const { status, body } = await asked('2026-11-20', '2026-11-19', ending);
      expect(status).toBe(422);
      expect(body.errors).toEqual(
        ['tgl_from', 'tgl_to'].map((path) => ({
          path,
          message: 'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
        })),
      );
    }
  });

  test('with the protection on, a span may end on the same day of the next month', async () => {
    await trial.bench().protect(true);
    try {
      const free = trial.isFree;
      expect((await asked('2026-01-31', '2026-02-28')).status).toBe(200);
      const { status, body } = await asked('2026-01-31', '2026-03-01');
      expect(status).toBe(free ? 200 : 422);
      if (!free) expect(body.message).toBe('Rentang tanggal tidak boleh lebih dari 1 bulan');
    } finally {
      await trial.bench().protect(false);
    }
    expect((await asked('2026-01-31', '2026-03-01')).status).toBe(200);
  });
}
