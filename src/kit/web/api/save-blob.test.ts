import { afterEach, expect, test, vi } from 'vitest';
import { saveBlob } from '#kit/web/api/save-blob.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page in a shell that can do this; answers what the shell got and what the browser saved. */
function fakePage(features: unknown, platform = 'POS') {
  const calls: object[] = [];
  const saved: string[] = [];
  vi.stubGlobal('KILAU', { platform });
  vi.stubGlobal('KILAU_SHELL', {
    features,
    print: async (paper: object) => void calls.push(paper),
    share: async (file: object) => void calls.push(file),
  });
  const link = { download: '', click: () => void saved.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  return { calls, saved };
}
const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const sheet = new Blob(['PK'], { type: 'text/csv;charset=utf-8' });

test('in a shell a PDF is printed and a workbook is shared, each with its name and bytes', async () => {
  const { calls, saved } = fakePage(['pdf', 'share']);
  await saveBlob(pdf, 'NOTA.pdf');
  await saveBlob(sheet, 'LAPORAN.csv');
  expect(calls).toEqual([
    { kind: 'pdf', name: 'NOTA.pdf', data: btoa('%PDF-1.7') },
    { name: 'LAPORAN.csv', mime: 'text/csv', data: btoa('PK') },
  ]);
  expect(saved).toEqual([]);
});

test('what a shell does not name is saved by the browser, and so is everything in the web build', async () => {
  for (const [features, platform] of [
    [['share'], 'POS'],
    [['pdf', 'share'], 'WEB'],
    ['pdf', 'POS'],
  ] as const) {
    const { calls, saved } = fakePage(features, platform);
    await saveBlob(pdf, 'NOTA.pdf');
    expect(calls).toEqual([]);
    expect(saved).toEqual(['NOTA.pdf']);
  }
});
