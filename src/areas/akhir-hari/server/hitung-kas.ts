import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { fitting } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { findHariTerakhir, lockHariAlone } from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { akhirHariEvents } from '#areas/akhir-hari/contract/akhir-hari.event.ts';
import type { hitungEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import {
  hitungPecahan,
  hitungSelisih,
  periksaLaci,
  periksaPecahan,
  type Pecahan,
} from '#areas/akhir-hari/rules/hitung-kas.ts';
import { namaLaci, TIDAK_TUTUP } from '#areas/akhir-hari/rules/tutup-toko.ts';
import { readLaci } from '#areas/akhir-hari/server/kesiapan.ts';
import { saveHitungan, type Hitungan } from '#areas/akhir-hari/server/tutup-toko.table.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { pecahanLaci } from '#areas/uang/rules/pecahan.ts';

/**
 * A blind count: stored for good, and only its answer tells what the book expected (D-20.4). The
 * day is held alone meanwhile, so that no sale slips between the figure and the count.
 */
export async function hitungKas(tx: Tx, { body }: InputOf<typeof hitungEndpoint>, ctx: Ctx) {
  const { param } = ctx;
  const daftar = pecahanLaci(param(akhirHariParam.PECAHAN_UANG), param(uangParam.PECAHAN_TERKECIL));
  refuseIf(periksaPecahan(body.pecahan, daftar));
  await lockHariAlone(tx, ctx.kode_toko);
  const hari = await findHariTerakhir(tx, ctx.kode_toko);
  conflictIf(hari?.status !== 'OPEN' || hari.tgl_system !== ctx.hari, TIDAK_TUTUP.HARI_TUTUP);

  const { hitungan, tutup_ke, laci: semua } = await readLaci(tx, ctx, ctx.hari);
  refuseIf(
    periksaLaci(
      body.laci,
      semua.map((one) => one.laci),
    ),
  );
  const { laci, saldo: cash_sistem } = fitting(semua, (one, at) =>
    body.laci === null ? at === 0 : one.laci === body.laci,
  );
  await mintaHitungUlang(
    tx,
    hitungan.filter((one) => one.laci === laci),
    ctx,
  );

  const cash_fisik = hitungPecahan(body.pecahan);
  const row = {
    laci,
    pecahan: body.pecahan,
    cash_fisik,
    cash_sistem,
    selisih: hitungSelisih(cash_fisik, cash_sistem),
    input_by: ctx.user_id,
    tutup_ke,
  };
  const { ke } = await saveHitungan(tx, {
    ...row,
    kode_toko: ctx.kode_toko,
    tgl: ctx.hari,
    op: ctx.op,
  });
  tx.audit({
    tindakan: 'HITUNG_KAS',
    tabel: 'hitung_kas',
    kunci: `${ctx.hari}/${laci}/${ke}`,
    sesudah: { ...row, ke },
  });
  return { ke, laci, cash_fisik, cash_sistem, selisih: row.selisih };
}

/** A drawer that was counted for this closing is counted again only before a second person. */
async function mintaHitungUlang(tx: Tx, sudah: readonly Hitungan[], ctx: Ctx): Promise<void> {
  const [pertama] = sudah;
  if (!pertama) return;
  await perluOtorisasi(tx, ctx, [
    {
      event: akhirHariEvents.HITUNG_ULANG,
      ringkasan: sentence('Hitung ulang kas {laci}', { laci: namaLaci(pertama.laci) }),
      angka: [
        { label: 'Hitungan pertama', nilai: tulisPecahan(pertama.pecahan) },
        { label: 'Terhitung', nilai: formatRupiah(pertama.cash_fisik) },
        { label: 'Menurut buku', nilai: formatRupiah(pertama.cash_sistem) },
        { label: 'Selisih', nilai: formatRupiah(pertama.selisih) },
        { label: 'Sudah dihitung', nilai: sentence('{jumlah} kali', { jumlah: sudah.length }) },
      ],
    },
  ]);
}

/** '386 x 100,000, 147 x 50,000' */
export const tulisPecahan = (pecahan: readonly Pecahan[]): string =>
  pecahan
    .filter((one) => one.jumlah > 0)
    .map(({ nilai, jumlah }) => `${formatInt(jumlah)} x ${formatInt(nilai)}`)
    .join(', ') || '0';
