import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { namaSama } from '#areas/buku/rules/pemilik.ts';
import { cocokkanOrang, tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import { ktpCustomer } from '#areas/customer/server/customer.table.ts';
import {
  bukanPemilik,
  kataQr,
  periksaAmbil,
  type Pengambil,
  type Pihak,
} from '#areas/penjualan/rules/milik.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kataNota } from '#areas/penjualan/server/titipan/titipan.table.ts';

/** A deposit or a coupon that a sale uses, and the person whom it names. */
export type Milik = Pihak & {
  readonly no: string;
  readonly no_hp: string | null;
  readonly rupiah: Rupiah | null;
};
type Pemakai = Pihak & { readonly no_hp: string | null };

/** The person at the counter beside the customer of a deposit: what an approver reads of both. */
type Datang = { readonly angka: readonly Angka[]; readonly lain: boolean };
/** Deposits whose person a superior agrees to, by their numbers. */
type Ditanya = ReadonlyMap<string, Datang>;

/** What a sale uses of other people's, each agreed to by a superior who reads both (D-51.9). */
export function tuntutanMilik(
  tx: Tx,
  milik: readonly Milik[],
  pemakai: Pemakai,
  datang: Ditanya,
): DimintaMilik {
  tx.guards.add('owner');
  const lain = new Set(milik.filter((one) => bukanPemilik(one, pemakai)));
  const ditanya = milik.filter((one) => lain.has(one) || datang.has(one.no));
  return {
    lain: ditanya.filter((one) => lain.has(one) || datang.get(one.no)?.lain),
    ditanya: ditanya.map((one) => one.no),
    asks: ditanya.map((one) => {
      const nota = lain.has(one) ? angkaNota(one, pemakai) : [];
      const orang = datang.get(one.no)?.angka ?? [];
      // Who owns it is said once, where both the nota and the person are another's.
      const told = new Set(nota.map(({ label }) => label));
      return tuntutanMilikLain(one.no, [...nota, ...orang.filter(({ label }) => !told.has(label))]);
    }),
  };
}

type DimintaMilik = {
  /** Whose owner hears of it. */
  readonly lain: readonly Milik[];
  /** Numbers that were agreed to. */
  readonly ditanya: readonly string[];
  readonly asks: readonly Tuntutan[];
};

const angkaNota = (one: Milik, pemakai: Pemakai): Angka[] => [
  { label: 'Pemilik', nilai: one.nama || '-' },
  { label: 'No HP pemilik', nilai: samarkanHp(one.no_hp) ?? '-' },
  { label: 'Dipakai oleh', nilai: pemakai.nama || '-' },
  { label: 'No HP pemakai', nilai: samarkanHp(pemakai.no_hp) ?? '-' },
  ...(one.rupiah === null ? [] : [{ label: 'Nilai', nilai: formatRupiah(one.rupiah) }]),
];

/** The one it belongs to hears of it, on the number that the shop has of him; never who used it. */
export async function kabariPemilik(tx: Tx, lain: readonly Milik[], ctx: Ctx): Promise<void> {
  for (const { no, nama, no_hp, kode_customer, rupiah } of lain)
    await antrePesan(
      tx,
      {
        jenis: 'MILIK_LAIN',
        penerima: no_hp,
        nama: nama ?? '',
        kode_customer,
        no_dokumen: no,
        kunci: `MILIK_LAIN/${no}/${ctx.op}`,
        nilai: {
          nama_toko: ctx.toko.nama_toko,
          nama_customer: nama || 'Bapak/Ibu',
          no_dokumen: no,
          tanggal: formatHariPanjang(ctx.hari),
          total: rupiah === null ? '-' : formatRupiah(rupiah),
        },
      },
      ctx,
    );
}

/**
 * Whose document is undone hears of it by the number on it: who paid, or left goods, may not have asked for it (abuse
 * case 1).
 */
export async function kabariBatal(
  tx: Tx,
  { no, nama, no_hp, kode_customer, rupiah }: Milik,
  no_batal: string,
  ctx: Ctx,
): Promise<void> {
  const nilai = {
    nama_toko: ctx.toko.nama_toko,
    nama_customer: nama || 'Bapak/Ibu',
    no_nota: no,
    no_batal,
    total: rupiah === null ? '-' : formatRupiah(rupiah),
    tanggal: formatHariPanjang(ctx.hari),
  };
  const pesan = { penerima: no_hp, nama: nama ?? '', kode_customer, no_dokumen: no, nilai };
  await antrePesan(tx, { jenis: 'BATAL', kunci: `BATAL/${no}`, ...pesan }, ctx);
}

type Kepala = {
  readonly kode_customer: string | null;
  readonly nama_customer: string;
  readonly no_hp: string | null;
};
/** A document of a customer, or an act on one, as this file reads it. */
export const milikDokumen = (
  { kode_customer, nama_customer: nama, no_hp }: Kepala,
  no: string,
  rupiah: Rupiah,
): Milik => ({ no, kode_customer, nama, no_hp, rupiah });

export const milikTitipan = (
  titipan: Kepala & { readonly no_titip: string; readonly dp_rp: Rupiah },
): Milik => milikDokumen(titipan, titipan.no_titip, titipan.dp_rp);

type Diambil = {
  readonly siapa: Pick<Pengambil, 'diambil_oleh' | 'no_ktp'>;
  readonly ditanya: Ditanya;
};

/**
 * The person who fetches deposits shows the QR of a slip or says name and number, where the shop asks for it; else 422.
 * Another name, another number than the card's, and, where the shop asks, a number that no card can be compared with
 * need a superior's approval, as for an order (D-51.9). A deposit without a name belongs to its bearer.
 */
export async function periksaPengambil(
  tx: Tx,
  milik: readonly Milik[],
  typed: Pengambil,
  ctx: Ctx,
): Promise<Diambil> {
  tx.guards.add('owner');
  const { kode_nota, diambil_oleh, no_ktp } = typed;
  if (milik.length === 0)
    return { siapa: { diambil_oleh: null, no_ktp: null }, ditanya: new Map() };
  const wajib = ctx.param(penjualanParam.IDENTITAS_AMBIL_WAJIB);
  const nomor = milik.map((one) => one.no);
  const words =
    kode_nota === null ? new Map<string, string>() : await kataNota(tx, ctx.kode_toko, nomor);
  const refused = periksaAmbil(typed, [...words.values()], wajib);
  const ditanya = new Map<string, Datang>();
  for (const { no, nama, kode_customer } of milik) {
    const pemilik = { nama, no_ktp: await ktpCustomer(tx, kode_customer) };
    const { cocok, angka, refusals } = cocokkanOrang(tx, pemilik, { nama: diambil_oleh, no_ktp });
    const other = diambil_oleh !== null && !namaSama(diambil_oleh, nama);
    const lain = (nama ?? '').trim() !== '' && (cocok === 'BEDA' || other);
    // A slip vouches for its own deposit alone.
    const shown = kode_nota !== null && words.get(no) === kataQr(kode_nota);
    if (lain || (wajib && cocok === 'TANPA' && !shown)) ditanya.set(no, { angka, lain });
    refused.push(...refusals);
  }
  refuseIf(refused);
  return { siapa: { diambil_oleh, no_ktp }, ditanya };
}

type Pembeli = { readonly no_hp?: string | null | undefined };
/** The telephone of who buys: he does not agree to his own price (decision 1255). */
export const hpPembeli = (
  { customer }: { readonly customer: Pembeli },
  { daftar }: { readonly daftar: { readonly customer?: Pembeli | null | undefined } },
): string | null => daftar.customer?.no_hp ?? customer.no_hp ?? null;
