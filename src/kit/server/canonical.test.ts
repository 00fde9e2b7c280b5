import { expect, test } from 'vitest';
import { digestOf } from '#kit/server/canonical.ts';

const hapus = (url: string) => digestOf('DELETE', url, {});

test('what stands behind the question mark is part of what is written', () => {
  expect(hapus('/api/v1/keterangan?keterangan=LUNAS')).not.toBe(
    hapus('/api/v1/keterangan?keterangan=HUTANG'),
  );
  expect(hapus('/api/v1/keterangan?a=1&b=2')).toBe(hapus('keterangan?b=2&a=1'));
  expect(hapus('/api/v1/keterangan?')).toBe(hapus('keterangan'));
  expect(hapus('/api/v1/keterangan?a=LUNAS?1')).not.toBe(hapus('/api/v1/keterangan?a=LUNAS?2'));
});
