import { useState } from 'react';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { t } from '#kit/web/base/text.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  belumDiterimaEndpoint,
  satuKirimanEndpoint,
  terimaKirimanEndpoint,
  type Kiriman,
} from '#areas/kirim/contract/kiriman.api.ts';
import { kunciPadanan, type Padanan } from '#areas/kirim/web/terima/pilih-padanan.tsx';
import type { useTerima } from '#areas/kirim/web/terima/use-terima.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';

const LISTS = [satuKirimanEndpoint, belumDiterimaEndpoint, daftarBarangEndpoint, barangEndpoint];
type Tempat = { readonly kode_gudang: string | null; readonly kode_baki: string | null };
type Props = {
  kiriman: Kiriman;
  terima: ReturnType<typeof useTerima>;
  tempat: Tempat;
  form: FieldsForm<unknown>;
  padanan: Padanan;
  onClose: () => void;
};

/** Takes in what was scanned: pieces without a place of their own go to the one that is chosen now. */
export function useSimpanTerima({ kiriman, terima, tempat, form, padanan, onClose }: Props) {
  const [salah, setSalah] = useState<Readonly<Record<number, string>>>({});
  const { pindaian } = terima;
  const write = useWrite(terimaKirimanEndpoint, {
    success: ({ no_terima }) => t('{no} disimpan', { no: no_terima }),
    refresh: LISTS,
    onProblem: ({ errors }) => {
      const lines = errors.flatMap(({ path, message }) => {
        const at = /^barang\.(\d+)/.exec(path)?.[1];
        return at === undefined ? [] : [[Number(at), t(message)] as const];
      });
      setSalah(Object.fromEntries(lines));
      return lines.length > 0 && lines.length === errors.length;
    },
    after: ({ sisa }) => {
      setSalah({});
      terima.kosongkan();
      if (sisa === 0) onClose();
    },
  });
  const simpan = () => {
    if (pindaian.length === 0 || write.busy) return;
    const open = pindaian.some((one) => one.kode_gudang === null);
    if (open && form.check() === undefined) return;
    const chosen = kiriman.padanan.flatMap((one) => {
      const ke = padanan[kunciPadanan(one)];
      return ke ? [{ jenis: one.jenis, dari: one.dari, ke }] : [];
    });
    void write.send({
      params: { no: kiriman.no_kirim },
      body: {
        padanan: chosen.length > 0 ? chosen : null,
        barang: pindaian.map((one) => {
          const place = one.kode_gudang === null ? tempat : one;
          return {
            kode_barcode: one.kode_barcode,
            berat: one.berat,
            kondisi: one.rusak ? ('RUSAK' as const) : null,
            kode_gudang: place.kode_gudang ?? '',
            kode_baki: place.kode_baki,
            foto: one.foto,
            butir_batu: one.butir_batu,
          };
        }),
      },
    });
  };
  return { simpan, busy: write.busy, salah };
}
