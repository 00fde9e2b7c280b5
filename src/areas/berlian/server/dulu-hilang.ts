import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { kunciSertifikat } from '#areas/berlian/rules/batu.ts';
import type { BatuMasuk, DuluHilang } from '#areas/berlian/server/berlian.query.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';

/** The shop would owe for a stone that it lost, and that a count brings back for nothing: an owner reads it. */
export function tuntutHilang(
  barang: readonly BatuMasuk[],
  hilang: ReadonlyMap<number, readonly DuluHilang[]>,
): Tuntutan[] {
  if (hilang.size === 0) return [];
  return [
    {
      event: stockEvents.UBAH_BARANG,
      penyetuju: 'OWN',
      ringkasan: sentence('{jumlah} berlian yang hilang diterima lagi', { jumlah: hilang.size }),
      angka: barang.flatMap((one, di) => {
        const dulu = hilang.get(di) ?? [];
        if (dulu.length === 0) return [];
        return [
          { label: 'Sertifikat', nilai: kunciSertifikat(one) ?? '-' },
          ...dulu.flatMap(({ no_opname, harga_modal }) => [
            { label: 'No Opname', nilai: no_opname },
            {
              label: 'Modal hilang',
              nilai: formatRupiah(harga_modal ?? rp(0)),
              modal: true as const,
            },
          ]),
          { label: 'Modal batu', nilai: formatRupiah(one.harga_modal), modal: true as const },
        ];
      }),
    },
  ];
}
