import { sentence } from '#kit/rules/sentence.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { persen, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import {
  ambilLot,
  hitungAfiliasi,
  hitungPoin,
  type AturanPoint,
  type BarisPoin,
  type PoinJadi,
} from '#areas/member/rules/poin.ts';
import { pindahPoin } from '#areas/member/server/pindah-poin.ts';
import {
  balikPoin,
  listTersisa,
  lockPoin,
  pemegang,
  poinDipakai,
  sendPoin,
  sendPoinBarang,
  type GerakPoin,
  type Pemegang,
} from '#areas/member/server/poin.table.ts';
import { countJualMember, findDasarMember } from '#areas/penjualan/server/poin/poin-jual.query.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { jumlahPoin, type BayarJadi, type SaldoPoin } from '#areas/uang/rules/pembayaran.ts';

/** A member beside a sale: the card is held until the sale is finished. */
export type MemberJual = {
  readonly punya: Pemegang;
  readonly aturan: readonly AturanPoint[];
  /** The card of a person who works in one of the shops: it earns nothing (D-39.1). */
  readonly petugas: boolean;
  readonly ajak: { readonly punya: Pemegang; readonly persen: Persen } | null;
};

/** The member of a sale, with whom brought him while that one still gets a share; null for everybody else. */
export async function readMember(
  tx: Tx,
  kode_customer: string | null,
  ctx: Ctx,
): Promise<MemberJual | null> {
  if (kode_customer === null || !ctx.modul(customerModul.MEMBER_MODULE)) return null;
  const dasar = await findDasarMember(tx, kode_customer, ctx);
  if (!dasar) return null;
  const { ajak, afiliasi_persen, afiliasi_n } = dasar;
  const held = await lockPoin(tx, [dasar.kode_customer, ...(ajak ? [ajak] : [])]);
  if ([...held.values()].some((one) => !one.is_active)) return readMember(tx, kode_customer, ctx);
  const masih =
    ajak !== null &&
    (afiliasi_n ?? 0) > 0 &&
    (await countJualMember(tx, dasar.kode_customer)) < (afiliasi_n ?? 0);
  return {
    punya: pemegang(held, dasar.kode_customer),
    aturan: dasar.aturan ?? [],
    petugas: dasar.petugas,
    ajak: masih ? { punya: pemegang(held, ajak), persen: afiliasi_persen ?? persen(0) } : null,
  };
}

/** What points may pay of a sale; undefined where the shop takes none (PENJUALAN_BAYAR_POIN_MODULE). */
export const saldoPoin = (
  member: MemberJual | null,
  { modul, param }: Pick<Ctx, 'modul' | 'param'>,
): SaldoPoin | undefined =>
  modul(customerModul.PENJUALAN_BAYAR_POIN_MODULE)
    ? {
        nilai: param(customerParam.NILAI_POIN),
        saldo: member?.punya.poin ?? 0,
        member: member !== null,
      }
    : undefined;

/** What a sale does to points: rows of the ledger, and which piece gave how many. */
export type PoinJual = {
  /** Earned, as the nota says it. */
  readonly poin: number;
  readonly dipakai: number;
  readonly rows: readonly GerakPoin[];
  readonly baris: PoinJadi['baris'];
};
export const TANPA_POIN: PoinJual = { poin: 0, dipakai: 0, rows: [], baris: [] };

type Uang = { readonly grand_total: Rupiah; readonly tukar_rp: Rupiah };

/** Decided when the sale counts: at once, or at its validation (D-39.1, D-39.2). */
export function hitungPoinJual(
  member: MemberJual | null,
  barang: readonly BarisPoin[],
  uang: Uang,
  bayar: readonly BayarJadi[],
  { kode_toko, hari, param }: Ctx,
): PoinJual {
  if (!member) return TANPA_POIN;
  const { punya, ajak } = member;
  const poin_rp = jumlahPoin(bayar);
  const dipakai = poin_rp / param(customerParam.NILAI_POIN);
  const aturan = member.petugas ? [] : member.aturan;
  const { poin, dasar_rp, baris } = hitungPoin(aturan, barang, { ...uang, poin_rp });
  const bagian = ajak ? hitungAfiliasi(poin, ajak.persen) : 0;
  const beri = (n: number) => [{ kode_toko, tgl: hari, poin: n }];
  const kosong = { keterangan: '', ambil: [], beri: [] };
  const rows: GerakPoin[] = [
    {
      ...kosong,
      kode_customer: punya.kode_customer,
      jenis: 'BAYAR',
      poin: -dipakai,
      dasar_rp: poin_rp,
      ambil: ambilLot(punya.lots, dipakai),
    },
    {
      ...kosong,
      kode_customer: punya.kode_customer,
      jenis: 'DAPAT',
      poin,
      dasar_rp,
      beri: beri(poin),
    },
    ...(ajak
      ? [
          {
            ...kosong,
            kode_customer: ajak.punya.kode_customer,
            jenis: 'AFILIASI' as const,
            poin: bagian,
            dasar_rp: rp(0),
            keterangan: punya.kode_customer,
            beri: beri(bagian),
          },
        ]
      : []),
  ];
  return { poin, dipakai, rows: rows.filter((one) => one.poin !== 0), baris };
}

/** They leave behind the sale, in its transaction; `no` is null for the sale that is being saved. */
export async function kirimPoin(
  tx: Tx,
  member: MemberJual | null,
  hasil: PoinJual,
  no: string | null,
  ctx: Ctx,
): Promise<void> {
  if (!member) return;
  sendPoin(tx, hasil.rows, no, ctx);
  sendPoinBarang(tx, hasil.baris, no, ctx);
  if (hasil.dipakai === 0) return;
  const { kode_customer, nama, no_hp, poin } = member.punya;
  await antrePesan(
    tx,
    {
      jenis: 'POIN_DIPAKAI',
      penerima: no_hp,
      nama,
      kode_customer,
      kunci: `POIN_DIPAKAI/${ctx.op}`,
      nilai: {
        nama_toko: ctx.toko.nama_toko,
        nama_customer: nama || 'Bapak/Ibu',
        poin: formatInt(hasil.dipakai),
        sisa_poin: formatInt(poin - hasil.dipakai + hasil.poin),
        tanggal: formatHariPanjang(ctx.hari),
      },
    },
    ctx,
  );
}

/** A cancelled sale: what it gave and took comes back, to the card that the person has now (D-39.2). */
export async function batalPoin(tx: Tx, no: string, no_batal: string, ctx: Ctx): Promise<void> {
  if ((await balikPoin(tx, no, no_batal, ctx)) === 0) return;
  for (const { kode_customer, ke } of await listTersisa(tx, ctx.kode_toko, no))
    await pindahPoin(tx, { dari: kode_customer, ke, keterangan: `Batal ${no}` }, ctx);
}

/** What the approver of a cancel reads of the points; below 0 the points of this sale are spent already. */
export async function poinSebelumBatal(
  on: Sql,
  no: string,
  ctx: Ctx,
): Promise<{ readonly isi: readonly Angka[]; readonly terpakai: boolean }> {
  const row = await poinDipakai(on, ctx.kode_toko, no);
  if (!row) return { isi: [], terpakai: false };
  const terpakai = row.saldo < row.dapat;
  return {
    isi: [
      {
        label: terpakai ? 'Poin nota ini sudah terpakai' : 'Poin nota ini',
        nilai: sentence('{dapat}, saldo member sekarang {saldo}', {
          dapat: formatInt(row.dapat),
          saldo: formatInt(row.saldo),
        }),
      },
    ],
    terpakai,
  };
}
