import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahBanyakHargaEndpoint } from '#areas/barang/contract/harga.api.ts';
import { ubahBanyakBandrolEndpoint } from '#areas/barang/contract/harga-bandrol.api.ts';
import { bukaHarga, shop, pukul, kini } from '#tests/kit/uji/harga.ts';

bukaHarga();

test('the morning list is one act: one approval, one bell, all prices or none', async () => {
  shop.jam(pukul('09:40'));
  shop.rings.length = 0;
  const harga = [
    { kode_kadar: '375', harga_per_gram: rp(1_230_000) },
    { kode_kadar: '375', jenis: 'BELI', harga_per_gram: rp(1_155_000) },
    { kode_kadar: '875', harga_per_gram: rp(2_410_000) },
  ] as const;
  const given = { body: { harga } } as never;
  await expect(shop.as('MU').call(ubahBanyakHargaEndpoint, given)).rejects.toMatchObject({
    extra: {
      ringkasan: 'Ubah 3 harga emas',
      angka: [
        { label: 'JUAL kadar 375', nilai: 'Rp 1,225,000 → Rp 1,230,000, +0.41%, 0 barang' },
        { label: 'BELI kadar 375' },
        { label: 'JUAL kadar 875' },
      ],
    },
  });
  const rows = await shop.approved('MU', ubahBanyakHargaEndpoint, given);
  expect(rows.map((row) => row.harga_per_gram)).toEqual([1_230_000, 1_155_000, 2_410_000]);
  expect(shop.rings.map((one) => one.event)).toEqual(['harga']);
});

test('one wrong price of the list stops all, each told at its place', async () => {
  const answer = await shop.as('OWN').raw('POST', 'parameter-harga-emas/banyak', {
    harga: [
      { kode_kadar: '375', harga_per_gram: 1_240_000 },
      { kode_kadar: '123', harga_per_gram: 1 },
      { kode_kadar: '375', harga_per_gram: 1_250_000 },
    ],
  });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: [
        { path: 'harga.1.kode_kadar', message: 'Kadar Tidak Ditemukan' },
        { path: 'harga.2.harga_per_gram', message: 'Harga Ini Diubah Dua Kali' },
      ],
    },
  });
  expect(await kini({ kode_kadar: '375' })).toEqual([1_230_000]);
  const none = await shop.as('OWN').raw('POST', 'parameter-harga-emas/banyak', { harga: [] });
  expect(none.status).toBe(422);
});

test('three labels are one act with one approval, whose lines say each; another list meanwhile waits its turn', async () => {
  shop.jam(pukul('10:10'));
  const own = shop.as('OWN').raw;
  for (const [kode_bandrol, harga] of [
    ['LB1', 500_000],
    ['LB2', 600_000],
    ['LB3', 700_000],
  ])
    await own('POST', 'parabandrol', { kode_bandrol, nama: 'Cincin', harga, berat_label: 0 });
  shop.rings.length = 0;
  const isi = (...harga: (readonly [string, number])[]) => ({
    bandrol: harga.map(([kode_bandrol, rupiah]) => ({ kode_bandrol, harga: rupiah })),
  });
  const turun = isi(['LB3', 1000], ['LB1', 2000], ['LB2', 600_000]);
  const asked = await shop.as('MU').raw('POST', 'parabandrol/harga', turun);
  expect(asked.body).toMatchObject({
    status: 403,
    ringkasan: 'Ubah harga 2 bandrol',
    angka: [
      { label: 'Bandrol', nilai: 'LB3 Cincin: Rp 700,000 → Rp 1,000, 0 barang' },
      { label: 'Bandrol', nilai: 'LB1 Cincin: Rp 500,000 → Rp 2,000, 0 barang' },
    ],
  });
  const body = { body: turun } as never;
  const saved = await shop.approved('MU', ubahBanyakBandrolEndpoint, body);
  expect(saved.map(({ kode_bandrol }) => kode_bandrol)).toEqual(['LB3', 'LB1']);
  expect(shop.rings.map((one) => one.event)).toEqual(['harga']);
  const riwayat = await shop.rows(`select count(*)::int as n, count(distinct op)::int as op
    from riwayat_harga where tabel = 'bandrol' and kode in ('LB1', 'LB3') and lama is not null`);
  expect(riwayat).toEqual([{ n: 2, op: 1 }]);

  const salah = await own(
    'POST',
    'parabandrol/harga',
    isi(['LB1', 3000], ['XX', 1], ['LB1', 4000]),
  );
  expect(salah.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'bandrol.1.kode_bandrol',
    'bandrol.2.kode_bandrol',
  ]);
  expect((await own('POST', 'parabandrol/harga', isi(['LB1', 2000]))).body.code).toBe('HARGA_SAMA');
  expect((await shop.as('KASIR').raw('POST', 'parabandrol/harga', turun)).status).toBe(403);
  const urut = ['LB1', 'LB2', 'LB3'];
  const serentak = await Promise.all(
    [urut, urut.toReversed()].map((kode, at) =>
      own('POST', 'parabandrol/harga', isi(...kode.map((one) => [one, 9000 + at] as const))),
    ),
  );
  expect(serentak.map(({ status }) => status)).toEqual([200, 200]);
});
