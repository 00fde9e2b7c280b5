import { expect, test } from 'vitest';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { bukaSepuhan, kerjaSepuhan } from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop } from '#tests/kit/shop.ts';

test('№ 79 and 80 of a day that is over keep the steps that were cancelled on the next one', async () => {
  const shop = await openShop({ dasar: true });
  try {
    await bukaSepuhan(shop);
    await tambahTukang(shop);
    await kerjaSepuhan(shop);
    const laporan = async (tgl_to: string) => {
      const ask = async (path: string) => {
        const span = `tgl_from=2026-11-20&tgl_to=${tgl_to}`;
        const { body, text, status } = await shop.as('OWN').raw('GET', `sepuhan/${path}${span}`);
        expect(status, text).toBe(200);
        return barisLaporan(body.data);
      };
      return [await ask('report-sortir?'), await ask('report-terima?jenis=CUCIAN&')] as const;
    };
    const sebelum = await laporan('2026-11-20');
    expect(sebelum.map(({ length }) => length)).toEqual([5, 1]);
    const { body } = await shop.as('SPV').raw('GET', 'sepuhan?limit=100');
    const all = body.data as { no_sepuhan: string; langkah: string }[];
    await shop.hari('2026-11-21');
    for (const langkah of ['PINDAH SORTIR', 'TERIMA CUCI', 'SORTIR']) {
      const { no_sepuhan: no } = all.find((one) => one.langkah === langkah)!;
      const given = { params: { no }, body: { alasan: 'Salah pilah' } };
      await shop.approved('SPV', sepuhanDocument.cancel, given);
    }
    expect(await laporan('2026-11-20')).toEqual(sebelum);
    expect(await laporan('2026-11-21')).toEqual([[], []]);
  } finally {
    await shop.close();
  }
});
