import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { samarkanHp, samarkanKtp } from '#kit/rules/masked.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, orRefuse, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { customerEvents } from '#areas/customer/contract/customer.event.ts';
import { samaPajak, TIDAK_CUSTOMER, type DataPajak } from '#areas/customer/rules/customer.ts';
import {
  findCustomer,
  findPemilikNpwp,
  saveJenis,
  type Customer,
} from '#areas/customer/server/customer.table.ts';
import {
  ambilKeanggotaan,
  listKtp,
  lockKartu,
  saveGabung,
  savePajak,
  savePisah,
} from '#areas/customer/server/gabung.table.ts';
import type * as api from '#areas/member/contract/orang.api.ts';
import {
  jenisGabung,
  jenisPisah,
  pajakGabung,
  pajakPisah,
  periksaGabung,
  periksaNpwp,
  TIDAK_GABUNG,
} from '#areas/member/rules/orang.ts';
import { endGabungan, insertGabungan } from '#areas/member/server/gabung.table.ts';
import { findGabungan } from '#areas/member/server/orang.query.ts';
import { pindahPoin } from '#areas/member/server/pindah-poin.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** 403 below SPV. */
export const hanyaAtasan = ({ level }: Ctx): void => {
  if (!setidaknya(level, 'SPV'))
    throw new Problem(403, 'TIDAK_BERHAK', TIDAK_GABUNG.HANYA_ATASAN.message);
};

const ceritakan = (one: Customer): string =>
  [
    one.kode_customer,
    one.nama,
    samarkanHp(one.no_hp),
    samarkanKtp(one.no_ktp),
    one.npwp && `NPWP ${samarkanKtp(one.npwp)}`,
    one.pengusaha && 'pengusaha',
    one.bebas_pph22_sampai && `bebas PPh 22 sampai ${formatHariPanjang(one.bebas_pph22_sampai)}`,
    `${formatInt(one.poin)} poin`,
  ]
    .filter(Boolean)
    .join(', ');

const pajakOf = ({ npwp, pengusaha, bebas_pph22_sampai }: DataPajak): DataPajak => ({
  npwp,
  pengusaha,
  bebas_pph22_sampai,
});

/**
 * One person's two cards become one: the old one stays for its documents and names the other, the points go over
 * by two rows of KOREKSI, its telephone finds the other (D-39.7). Another superior reads both people: it moves
 * points and deposits.
 */
export async function gabungCustomer(
  tx: Tx,
  { params, body }: InputOf<typeof api.gabungEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof api.gabungEndpoint>> {
  hanyaAtasan(ctx);
  const tujuan = orRefuse(await findCustomer(tx, body.ke), TIDAK_GABUNG.KARTU_TIDAK_ADA);
  const kartu = await lockKartu(tx, [params.kode_customer, tujuan.kode_customer]);
  const dari = kartu.find((one) => one.kode_customer === params.kode_customer);
  const ke = orRefuse(
    kartu.find((one) => one.kode_customer === tujuan.kode_customer && one.is_active),
    TIDAK_GABUNG.KARTU_TIDAK_ADA,
  );
  if (!dari) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  conflictIf(
    dari.kode_gabung !== null,
    fill(TIDAK_GABUNG.SUDAH_GABUNG, { ke: dari.kode_gabung ?? '' }),
  );
  if (!dari.is_active) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  const ktp = await listKtp(tx, [dari.kode_customer, ke.kode_customer]);
  refuseIf([...periksaGabung(dari, ke, ktp), ...periksaNpwp(dari, ke)]);
  const angka: Angka[] = [
    { label: 'Data lama', nilai: ceritakan(dari) },
    { label: 'Data baru', nilai: ceritakan(ke) },
  ];
  await perluOtorisasi(tx, ctx, [
    {
      event: customerEvents.UBAH_CUSTOMER,
      ringkasan: sentence('Gabung kartu {dari} ke {ke}', { dari: dari.nama, ke: ke.nama }),
      angka,
    },
  ]);
  const pasangan = { dari: dari.kode_customer, ke: ke.kode_customer };
  const keterangan = `Gabung ${pasangan.dari} ke ${pasangan.ke}`;
  const poin = await pindahPoin(tx, { ...pasangan, keterangan }, ctx);
  const jenis = jenisGabung(dari, ke);
  await ambilKeanggotaan(tx, pasangan.dari, pasangan.ke, jenis, ctx);
  const pajak_lama = { ...pajakOf(ke), npwp: ke.npwp !== null };
  // The old card lets its number go before the other one has it: a number is on one card in use.
  await saveGabung(tx, pasangan.dari, pasangan.ke, ctx);
  const pajak = pajakGabung(dari, ke);
  if (!samaPajak(pajak, ke)) await savePajak(tx, pasangan.ke, pajak, ctx);
  const row = {
    kode_customer: pasangan.dari,
    ke: pasangan.ke,
    poin,
    jenis_lama: ke.jenis,
    pajak_lama,
  };
  await insertGabungan(tx, row, ctx);
  const act = { tindakan: 'GABUNG', tabel: 'customer', kunci: pasangan.dari };
  tx.audit({ ...act, sebelum: { kode_gabung: null }, sesudah: row });
  return { kode_customer: pasangan.dari, ke: pasangan.ke, poin };
}

/** The card is a card of its own again; of the points that went over, those that are still there come back (D-39.7). */
export async function pisahCustomer(
  tx: Tx,
  { params, body }: InputOf<typeof api.pisahEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof api.pisahEndpoint>> {
  hanyaAtasan(ctx);
  const { kode_customer } = params;
  const [dulu] = await lockKartu(tx, [kode_customer]);
  if (!dulu) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  conflictIf(dulu.kode_gabung === null, TIDAK_GABUNG.BELUM_GABUNG);
  conflictIf(dulu.tgl_hapus !== null, TIDAK_GABUNG.DATA_SUDAH_DIHAPUS);
  const lain = await findCustomer(tx, dulu.kode_gabung ?? '');
  const ke = lain?.kode_customer;
  const gabungan = await findGabungan(tx, kode_customer);
  const pajak = lain && pajakLain(lain, gabungan, dulu);
  await jagaNpwp(tx, dulu, lain && pajak ? { ...lain, ...pajak } : undefined);
  await perluOtorisasi(tx, ctx, [
    {
      event: customerEvents.UBAH_CUSTOMER,
      ringkasan: sentence('Pisah kartu {nama}', { nama: dulu.nama }),
      angka: [
        { label: 'Kartu', nilai: ceritakan(dulu) },
        { label: 'Digabung ke', nilai: ke ?? '-' },
        { label: 'Alasan', nilai: body.alasan },
      ],
    },
  ]);
  const kembali = gabungan?.poin ?? 0;
  const keterangan = `Pisah ${kode_customer}`;
  if (lain && pajak && !samaPajak(pajak, lain)) await savePajak(tx, lain.kode_customer, pajak, ctx);
  await savePisah(tx, kode_customer, ctx);
  const poin =
    ke && kembali > 0
      ? await pindahPoin(
          tx,
          { dari: ke, ke: kode_customer, paling_banyak: kembali, keterangan },
          ctx,
        )
      : 0;
  if (gabungan) await endGabungan(tx, gabungan, ctx);
  // Of a chain of joined cards only the one beside it was made by this joining.
  if (lain && gabungan?.ke === lain.kode_customer) {
    const jenis = jenisPisah(lain.jenis, gabungan.jenis_lama, dulu.jenis);
    if (jenis !== lain.jenis) await saveJenis(tx, lain.kode_customer, jenis, ctx);
  }
  const act = { tindakan: 'PISAH', tabel: 'customer', kunci: kode_customer };
  tx.audit({ ...act, sebelum: { kode_gabung: dulu.kode_gabung }, sesudah: { poin, ...body } });
  return { kode_customer, poin };
}

/** What the other card says to the tax once they are parted; in a chain of cards the one beside it changes alone. */
function pajakLain(
  lain: Customer,
  gabungan: Awaited<ReturnType<typeof findGabungan>>,
  dulu: Customer,
): DataPajak {
  if (!gabungan?.pajak_lama || gabungan.ke !== lain.kode_customer) return pajakOf(lain);
  const { pajak_lama } = gabungan;
  return pajakOf(
    pajakPisah(lain, { ...pajak_lama, npwp: pajak_lama.npwp ? lain.npwp : null }, dulu),
  );
}

/** The card is in use again with its number: no other card may have it meanwhile (D-41.10). `lain` is as it will be. */
async function jagaNpwp(tx: Tx, dulu: Customer, lain: Customer | undefined): Promise<void> {
  if (dulu.npwp === null) return;
  const kode_customer = await findPemilikNpwp(tx, dulu.npwp, dulu.kode_customer);
  if (!kode_customer || (kode_customer === lain?.kode_customer && lain.npwp === null)) return;
  conflictIf(true, fill(TIDAK_CUSTOMER.NPWP_ADA, { kode_customer }), { kode_customer });
}

/** Who is a reseller MU and above say; a member who becomes one keeps his points (D-39.6). */
export async function ubahJenis(
  tx: Tx,
  { params, body }: InputOf<typeof api.jenisEndpoint>,
  ctx: Ctx,
): Promise<Customer> {
  if (!setidaknya(ctx.level, 'MU'))
    throw new Problem(403, 'TIDAK_BERHAK', TIDAK_GABUNG.HANYA_MU.message);
  const found = await findCustomer(tx, params.kode_customer);
  if (!found) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  await lockKartu(tx, [found.kode_customer]);
  const saved = await saveJenis(tx, found.kode_customer, body.jenis, ctx);
  const act = { tindakan: 'UBAH_JENIS', tabel: 'customer', kunci: found.kode_customer };
  tx.audit({ ...act, sebelum: { jenis: found.jenis }, sesudah: { jenis: saved.jenis } });
  return saved;
}
