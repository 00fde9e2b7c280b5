import { rp } from '#kit/rules/quantity.ts';
import { ubahAksesUserEndpoint } from '#areas/akses/contract/akses.api.ts';
import { gesekDocument, MENU_GESEK } from '#areas/gesek/contract/gesek.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

const HARI = '2026-11-20';

/** The module is on, and the owner has ticked the screen for people below him (D-32.9). */
export async function bukaGesek(shop: Shop): Promise<void> {
  await shop.modulOn('GESEK_TUNAI_MODULE');
  const body = { akses: [{ kode: MENU_GESEK, is_show: true }] };
  for (const user_id of ['ksr.kj1', 'spv.kj1', 'mu.kj1'])
    await shop.as('OWN').call(ubahAksesUserEndpoint, { params: { user_id }, body });
}

/** A shop with cash on cards, 600,000,000 in its drawer, and a bank that keeps 1.80 % of a charge. */
export async function tokoGesek(): Promise<Shop> {
  const shop = await openShop({ dasar: true });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await bukaGesek(shop);
  await shop.rows(`update rekening set fee_persen = 180 where no_rekening = '1234567890'`);
  const body = isiKas(600_000_000, 'MODAL_KAS');
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  return shop;
}

/** 1,000,000 in cash on a debit card of BCA, to somebody with a telephone. */
export const isiGesek = (more: object = {}) => ({
  kode_bank: 'BCA',
  no_rekening: '1234567890',
  jenis_kartu: 'DEBET' as const,
  no_kartu: '4321',
  jumlah: rp(1_000_000),
  fee: null,
  customer: {
    kode_customer: null,
    nama: 'Ratna Wulandari',
    alamat: 'Jl. Merdeka 7',
    no_hp: '081355550123',
    no_ktp: null,
  },
  keterangan: null,
  ...more,
});
/** The same holder with another telephone. */
export const berhp = (no: string) => ({ customer: { ...isiGesek().customer, no_hp: no } });

let kali = 0;

/** The counter of cash on cards, in words of its tests. */
export function mejaGesek(shop: () => Shop) {
  /** As it goes over the wire, without anybody's word. */
  const coba = (more: object = {}, who: Who = 'KASIR') =>
    shop()
      .as(who)
      .raw('POST', 'gesek-tunai', isiGesek(more), { 'idempotency-key': `gesek-tunai-${kali++}` });
  return {
    coba,
    /** How it is refused: the status, and each field with its sentence. */
    kata: async (more: object) => {
      const { status, body } = await coba(more);
      const errors = (body.errors ?? []) as { path: string; message: string }[];
      return [status, ...errors.map(({ path, message }) => `${path}: ${message}`)];
    },
    /** What the approver reads, by its label. */
    angka: async (more: object) => {
      const { body } = await coba(more);
      const rows = (body.angka ?? []) as { label: string; nilai: string }[];
      return Object.fromEntries(rows.map(({ label, nilai }) => [label, nilai]));
    },
    beri: (more: object = {}, by: Who = 'SPV') =>
      shop().approved('KASIR', gesekDocument.makes.gesek, { body: isiGesek(more) }, by),
    batal: (no: string) =>
      shop().approved('KASIR', gesekDocument.cancel, {
        params: { no },
        body: { alasan: 'Salah jumlah' },
      }),
    laporan: async () => {
      const path = `non-cash/gesek-histories?tgl_from=${HARI}&tgl_to=${HARI}`;
      return barisLaporan((await shop().as('OWN').raw('GET', path)).body.data);
    },
    sinyal: async (nama: string) => {
      const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${encodeURIComponent(nama)}`;
      return barisLaporan((await shop().as('OWN').raw('GET', path)).body.data);
    },
  };
}
