import { formatPhone } from '#kit/rules/phone.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { customerEvents } from '#areas/customer/contract/customer.event.ts';
import type { Customer, CustomerIsi } from '#areas/customer/server/customer.table.ts';
import { punyaDokumen } from '#areas/customer/server/dokumen-customer.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Sebutan = readonly [label: string, show: (isi: CustomerIsi) => string];
const kosong = (value: string | null): string => value || '-';
const DIJAGA: Readonly<Record<'nama' | 'no_hp' | 'no_ktp', Sebutan>> = {
  nama: ['Nama', ({ nama }) => nama],
  no_hp: ['No HP', ({ no_hp }) => kosong(no_hp && formatPhone(no_hp))],
  no_ktp: ['No KTP', ({ no_ktp }) => kosong(samarkanKtp(no_ktp))],
};

/**
 * Name, phone and KTP of a card with documents say whose gold and money they are: another person agrees to a change
 * (D-51.12). Answers whether it was such a change.
 */
export async function jagaKartu(
  tx: Tx,
  dari: Customer,
  ke: CustomerIsi,
  ctx: Ctx,
): Promise<boolean> {
  const beda = (['nama', 'no_hp', 'no_ktp'] as const).filter((name) => dari[name] !== ke[name]);
  if (beda.length === 0 || !(await punyaDokumen(tx, dari.kode_customer))) return false;
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
