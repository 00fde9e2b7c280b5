import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatPhone } from '#kit/rules/phone.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { customerEvents } from '#areas/customer/contract/customer.event.ts';
import { samaPajak, TANPA_DATA_PAJAK, type DataPajak } from '#areas/customer/rules/customer.ts';
import type { Customer, CustomerIsi } from '#areas/customer/server/customer.table.ts';
import { punyaDokumen } from '#areas/customer/server/dokumen-customer.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Sebutan = readonly [label: string, show: (isi: CustomerIsi) => string];
const kosong = (value: string | null): string => value || '-';
type Dijaga = 'nama' | 'no_hp' | 'no_ktp' | keyof DataPajak;
const DIJAGA: Readonly<Record<Dijaga, Sebutan>> = {
  nama: ['Nama', ({ nama }) => nama],
  no_hp: ['No HP', ({ no_hp }) => kosong(no_hp && formatPhone(no_hp))],
  no_ktp: ['No KTP', ({ no_ktp }) => kosong(samarkanKtp(no_ktp))],
  npwp: ['NPWP', ({ npwp }) => kosong(samarkanKtp(npwp))],
  pengusaha: ['Pengusaha', ({ pengusaha }) => (pengusaha ? 'Ya' : 'Tidak')],
  bebas_pph22_sampai: [
    'Bebas PPh 22 Sampai',
    ({ bebas_pph22_sampai: hari }) => (hari ? formatHariPanjang(hari) : '-'),
  ],
};
const NAMA = Object.keys(DIJAGA) as Dijaga[];
const PAJAK: readonly Dijaga[] = ['npwp', 'pengusaha', 'bebas_pph22_sampai'];

/** A new card with a tax number or an exemption needs an approval (UBAH_CUSTOMER); a card with neither needs none. */
export async function jagaPajakBaru(tx: Tx, isi: CustomerIsi, ctx: Ctx): Promise<void> {
  if (samaPajak(isi, TANPA_DATA_PAJAK)) return;
  await perluOtorisasi(tx, ctx, [
    {
      event: customerEvents.UBAH_CUSTOMER,
      ringkasan: sentence('Kartu baru dengan data pajak {nama}', { nama: isi.nama }),
      angka: (['nama', 'no_hp', ...PAJAK] as const).map((name) => {
        const [label, show] = DIJAGA[name];
        return { label, nilai: show(isi) };
      }),
    },
  ]);
}

/**
 * Name, phone and KTP of a card with documents say whose gold and money they are, and what the tax asks of a person
 * decides what a sale collects: another person agrees to a change (D-51.12, D-41.10). Answers whether it was one.
 */
export async function jagaKartu(
  tx: Tx,
  dari: Customer,
  ke: CustomerIsi,
  ctx: Ctx,
): Promise<boolean> {
  const beda = NAMA.filter((name) => dari[name] !== ke[name]);
  const pajak = beda.some((name) => PAJAK.includes(name));
  if (beda.length === 0 || (!pajak && !(await punyaDokumen(tx, dari.kode_customer)))) return false;
  await perluOtorisasi(tx, ctx, [
    {
      event: customerEvents.UBAH_CUSTOMER,
      ringkasan: sentence('Ubah data customer {kode} {nama}', {
        kode: dari.kode_customer,
        nama: dari.nama,
      }),
      angka: beda.map((name) => {
        const [label, show] = DIJAGA[name];
        return { label, nilai: `${show(dari)} → ${show(ke)}` };
      }),
    },
  ]);
  return true;
}
