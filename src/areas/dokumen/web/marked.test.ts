import { describe, expect, test } from 'vitest';
import { marked } from '#areas/dokumen/web/marked.ts';

describe('a document in the list of its day', () => {
  const row = { no_terima: 'TBKJ1261124001', status: 'CANC', keterangan: 'Salah supplier' };

  test('that is cancelled says so before its remark', () => {
    expect(marked(row, 'keterangan')).toEqual({ ...row, keterangan: 'BATAL · Salah supplier' });
  });

  test.each(['', null, undefined])('and alone where the remark is %j', (keterangan) => {
    expect(marked({ ...row, keterangan }, 'keterangan')['keterangan']).toBe('BATAL');
  });

  test('that counts is told as it is', () => {
    const done = { ...row, status: 'DONE' };
    expect(marked(done, 'keterangan')).toBe(done);
  });
});
