import { useMemo, useState } from 'react';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  listHargaEmasEndpoint,
  ubahBanyakHargaEndpoint,
  ubahBanyakPembelianEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { hargaHariIniEndpoint } from '#areas/barang/contract/harga-hari-ini.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { hitungGeseran } from '#areas/barang/rules/harga.ts';
import {
  kunciOf,
  perubahanDari,
  susunBaris,
  type Baris,
  type Jenis,
  type Ketikan,
} from '#areas/barang/web/harga-baris.ts';

/** Prices are whole thousands on the board; the typed figure may still be anything. */
const LANGKAH = rp(1000);
const LISTS = [listHargaEmasEndpoint, hargaHariIniEndpoint, groupMaster.endpoints.list];

/** The morning list: prices of now, what was typed over them, and the one act that saves it. */
export function useHargaEmas(bisa: readonly Jenis[]) {
  const kadar = useRead(kadarMaster.endpoints.list);
  const group = useRead(groupMaster.endpoints.list);
  const harga = useRead(listHargaEmasEndpoint);
  const [ketikan, setKetikan] = useState<Ketikan>({});
  useBell('harga', () => void refresh(listHargaEmasEndpoint));

  const baris = useMemo(
    () => susunBaris(kadar.data ?? [], group.data ?? [], harga.data ?? []),
    [kadar.data, group.data, harga.data],
  );
  const perubahan = useMemo(
    () => perubahanDari([...baris.kadar, ...baris.group], ketikan),
    [baris, ketikan],
  );
  const hasil = {
    success: 'Data Berhasil Disimpan',
    refresh: LISTS,
    after: () => setKetikan({}),
  };
  const semua = useWrite(ubahBanyakHargaEndpoint, hasil);
  const pembelian = useWrite(ubahBanyakPembelianEndpoint, hasil);
  const save = () => {
    if (perubahan.length === 0) return;
    const harga = perubahan.map(toBody);
    if (bisa.includes('JUAL')) void semua.send({ body: { harga } });
    else void pembelian.send({ body: { harga: harga.map(({ jenis: _, ...one }) => one) } });
  };
  /** Moves every kadar with pure gold, from the prices of now. */
  const shift = (jenis: readonly Jenis[], geser: Rupiah) => {
    const moved = baris.kadar.flatMap((one) =>
      jenis.flatMap((which) => {
        const now = one[which]?.harga_per_gram;
        if (now === undefined) return [];
        return [[kunciOf(one, which), hitungGeseran(now, geser, one.persen!, LANGKAH)] as const];
      }),
    );
    setKetikan((old) => ({ ...old, ...Object.fromEntries(moved) }));
  };

  return {
    baris,
    ketikan,
    perubahan,
    save,
    shift,
    bisa,
    busy: semua.busy || pembelian.busy,
    loading: kadar.isPending || group.isPending || harga.isPending,
    error: kadar.error ?? group.error ?? harga.error,
    retry: () => void Promise.all([kadar.refetch(), group.refetch(), harga.refetch()]),
    type: (one: Baris, jenis: Jenis, value: Rupiah | null) =>
      setKetikan((old) => ({ ...old, [kunciOf(one, jenis)]: value })),
    drop: () => setKetikan({}),
  };
}

export type HargaEmasState = ReturnType<typeof useHargaEmas>;

const toBody = ({ baris, jenis, baru }: ReturnType<typeof perubahanDari>[number]) => ({
  jenis,
  kode_group: baris.macam === 'group' ? baris.kode : null,
  kode_kadar: baris.macam === 'kadar' ? baris.kode : null,
  harga_per_gram: baru,
  berlaku_dari: null,
});
