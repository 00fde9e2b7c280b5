import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { daftarTimbangEndpoint, mulaiTimbangEndpoint } from '#areas/opname/contract/timbang.api.ts';
import { TIDAK_TIMBANG } from '#areas/opname/rules/timbang.ts';
import { asalFields } from '#areas/stock/contract/pindah.document.ts';
import css from '#areas/opname/web/opname.module.css';

type Props = {
  gudang: string | null;
  onGudang: (kode: string | null) => void;
  /** The tray that waits now. */
  onMulai: (kode_baki: string) => void;
};
const KOSONG = TIDAK_TIMBANG.DAFTAR_KOSONG.message;

/** A warehouse narrows the table; a tray that was weighed before is put on it again (3§4). */
export function MulaiTimbang({ gudang, onGudang, onMulai }: Props) {
  const [baki, setBaki] = useState<string | null>(null);
  const [salah, setSalah] = useState<{ gudang?: string; baki?: string }>({});
  const mulai = useWrite(mulaiTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint],
    onProblem: ({ message }: Problem): true => {
      toast.info(message || t(KOSONG));
      return true;
    },
    after: ({ data_timbang }) => {
      setBaki(null);
      for (const { kode_toko } of data_timbang.slice(0, 1)) onMulai(kode_toko);
    },
  });
  const tekan = () => {
    const kurang = {
      gudang: gudang ? undefined : t(TIDAK_TIMBANG.GUDANG_KOSONG.message),
      baki: baki ? undefined : t(TIDAK_TIMBANG.BAKI_KOSONG.message),
    };
    setSalah(kurang);
    if (gudang && baki) void mulai.send({ body: { kode_gudang: gudang, kode_toko: baki } });
  };
  return (
    <div className={css.saring}>
      <RefInput
        label={t('Gudang')}
        width={200}
        source={sourceOf(asalFields.dari_gudang)}
        value={gudang}
        error={salah.gudang}
        onChange={(kode) => {
          onGudang(kode);
          setBaki(null);
        }}
        clearable
      />
      <RefInput
        label={t('Baki')}
        width={200}
        source={sourceOf(asalFields.dari_baki)}
        within={{ kode_gudang: gudang }}
        value={baki}
        error={salah.baki}
        onChange={setBaki}
      />
      <Button busy={mulai.busy} onClick={tekan} data-submit>
        {t('Mulai timbang')}
      </Button>
    </div>
  );
}
