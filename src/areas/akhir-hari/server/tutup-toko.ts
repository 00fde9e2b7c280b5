import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { hapusKedaluwarsa } from '#areas/member/server/kedaluwarsa-poin.ts';
import { endKeranjang } from '#areas/stock/server/keranjang.table.ts';
import { closeHari, findHariTerakhir, lockHariAlone } from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import type { tutupTokoEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import {
  bukuSelisih,
  jumlahkanLaci,
  mutlakSelisih,
  namaLaci,
  pembulatanLaci,
  periksaAlasan,
  periksaSiap,
  TIDAK_TUTUP,
  type Hasil,
} from '#areas/akhir-hari/rules/tutup-toko.ts';
import { tulisPecahan } from '#areas/akhir-hari/server/hitung-kas.ts';
import { tanpaJitQuery } from '#areas/akhir-hari/server/kesiapan.query.ts';
import { readKeadaan, type Keadaan } from '#areas/akhir-hari/server/kesiapan.ts';
import { laporanHari } from '#areas/akhir-hari/server/laporan-hari.ts';
import { susunLaporanAkhirHari } from '#areas/akhir-hari/server/susun-laporan.ts';
import { kirimLembar } from '#areas/akhir-hari/server/kirim-lembar.ts';
import { saveTutup, sumSelisih } from '#areas/akhir-hari/server/tutup-toko.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';

/**
 * Closes the day (D-20.1). It holds the day alone from the first step: earlier writes have finished, later ones find
 * the day closed. The answer lists everything that prevents closing; then nothing is written.
 */
export async function tutupToko(tx: Tx, { body }: InputOf<typeof tutupTokoEndpoint>, ctx: Ctx) {
  await lockHariAlone(tx, ctx.kode_toko);
  const hari = await findHariTerakhir(tx, ctx.kode_toko);
  conflictIf(hari?.status !== 'OPEN' || hari.tgl_system !== ctx.hari, TIDAK_TUTUP.HARI_TUTUP);
  await tx.many(tanpaJitQuery);
  const keadaan = await readKeadaan(tx, ctx, ctx.hari);
  refuseUnready(periksaSiap(keadaan));
  const hasil = jumlahkanLaci(keadaan.laci);
  const mutlak = mutlakSelisih(keadaan.laci, ctx.param(uangParam.PECAHAN_TERKECIL));
  refuseIf(periksaAlasan(mutlak, body.alasan_selisih));
  await mintaSetuju(tx, keadaan, { ...hasil, mutlak }, body.alasan_selisih, ctx);
  return bekukan(tx, keadaan, hasil, body.alasan_selisih, ctx);
}

/** The difference is booked, baskets end, the report is kept, and the day is sealed: in this order. */
async function bekukan(
  tx: Tx,
  { laci, tutup_ke, invarian }: Keadaan,
  { cash_fisik, cash_sistem, selisih }: Hasil,
  alasan: string | null,
  ctx: Ctx,
) {
  const { kode_toko, hari: tgl } = ctx;
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const no_tutup = await takeNomor(tx, kode_toko, 'TP', tgl);
  await catatBuku(
    tx,
    {
      no_bukti: no_tutup,
      kode_transaksi: 'SELISIH_KAS',
      keterangan: alasan ?? '',
      baris: bukuSelisih(laci, pecahan),
    },
    ctx,
  );
  await hapusKedaluwarsa(tx, no_tutup, ctx);
  const keranjang = await endKeranjang(tx, kode_toko);
  const laporan = { ...(await susunLaporanAkhirHari(tx, ctx, tgl)), ...merah(invarian) };
  const row = {
    no_tutup,
    tgl,
    ke: tutup_ke,
    tutup_by: ctx.user_id,
    cash_sistem,
    cash_fisik,
    selisih,
    pembulatan_tunai: pembulatanLaci(laci, pecahan),
    alasan_selisih: alasan,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  const { tutup_at, hash_audit, segel } = await saveTutup(tx, {
    ...row,
    kode_toko,
    laporan,
    op: ctx.op,
  });
  const closed = await closeHari(tx, { kode_toko, tgl, user_id: ctx.user_id, op: ctx.op, segel });
  conflictIf(closed === 0, TIDAK_TUTUP.HARI_TUTUP);
  tx.audit({
    tindakan: 'TUTUP_TOKO',
    tabel: 'tutup_toko',
    kunci: no_tutup,
    sesudah: { ...row, tutup_at, hash_audit, segel, keranjang },
  });
  await kirimLembar(tx, no_tutup, ctx);
  for (const { kode_barcode } of keranjang) tx.ring('keranjang', { kode_barcode });
  return {
    no_tutup,
    tgl_system: tgl,
    tutup_by: ctx.user_id,
    tutup_at,
    selisih,
    laporan: laporanHari(tgl),
    hash_audit,
  };
}

/** What failed and was taken upon himself by an owner stays on the day's own page (D-51.3). */
function merah(invarian: Keadaan['invarian']) {
  const diakui = invarian.flatMap(({ kode, jumlah, diakui: kata }) =>
    jumlah > 0 && kata ? [{ kode, jumlah, alasan: kata.alasan, input_by: kata.input_by }] : [],
  );
  return diakui.length > 0 ? { invarian: diakui } : {};
}

/** 422 with every reason at its place (http.md). */
function refuseUnready(belum: readonly Refusal[]): void {
  if (belum.length === 0) return;
  const errors = belum.map(({ field, message }) => ({ path: field ?? '', message }));
  throw new Problem(422, TIDAK_TUTUP.BELUM_SIAP.code, TIDAK_TUTUP.BELUM_SIAP.message, { errors });
}

async function mintaSetuju(
  tx: Tx,
  { laci, hitungan }: Keadaan,
  hasil: Hasil,
  alasan: string | null,
  ctx: Ctx,
): Promise<void> {
  if (hasil.mutlak <= ctx.param(akhirHariParam.TOLERANSI_SELISIH_KAS)) return;
  const lalu = await sumSelisih(tx, ctx.kode_toko, ctx.user_id, ctx.hari);
  await perluOtorisasi(tx, ctx, [
    {
      event: uangEvents.SELISIH_KAS,
      ringkasan: sentence('Tutup toko dengan selisih {selisih}', {
        selisih: formatRupiah(hasil.selisih),
      }),
      angka: [
        ...laci.flatMap((one) => [
          {
            label: sentence('Kas {laci}', { laci: namaLaci(one.laci) }),
            nilai: tulisPecahan(hitungan.findLast((row) => row.laci === one.laci)?.pecahan ?? []),
          },
        ]),
        { label: 'Terhitung', nilai: formatRupiah(hasil.cash_fisik) },
        { label: 'Menurut buku', nilai: formatRupiah(hasil.cash_sistem) },
        { label: 'Selisih', nilai: formatRupiah(hasil.selisih) },
        { label: 'Alasan', nilai: alasan ?? '' },
        {
          label: 'Selisih pengguna ini 30 hari',
          nilai: sentence('{kali} kali, {selisih}', {
            kali: lalu.kali,
            selisih: formatRupiah(lalu.selisih),
          }),
        },
      ],
    },
  ]);
}
