import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  bukuBakiEndpoint,
  daftarTimbangEndpoint,
  mulaiTimbangEndpoint,
  resetTimbangEndpoint,
} from '#areas/opname/contract/timbang.api.ts';
import { TIDAK_TIMBANG } from '#areas/opname/rules/timbang.ts';
import { BarisTimbang } from '#areas/opname/web/timbang/baris-timbang.tsx';
import { BukuBaki } from '#areas/opname/web/timbang/buku-baki.tsx';
import { asalFields } from '#areas/stock/contract/pindah.api.ts';
import css from '#areas/opname/web/opname.module.css';

type Pilih = { kode_gudang: string | null; kode_baki: string | null };
const KOSONG = TIDAK_TIMBANG.DAFTAR_KOSONG.message;

/** What went wrong is told in passing, in the server's words (3§8). */
const beritahu = ({ message }: Problem): true => {
  toast.info(message || t(KOSONG));
  return true;
};

/** Trays one after the other on the scale: nothing is told of a weight before the scale spoke. */
export default function TimbangScreen() {
  const [pilih, setPilih] = useState<Pilih>({ kode_gudang: null, kode_baki: null });
  const [salah, setSalah] = useState<{ gudang?: string; baki?: string }>({});
  const { data, error, refetch } = useRead(daftarTimbangEndpoint, { staleTime: 0 });
  useBell('timbang-baki', () => void refresh(daftarTimbangEndpoint, bukuBakiEndpoint));
  const mulai = useWrite(mulaiTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint],
    onProblem: beritahu,
    after: () => setPilih((old) => ({ ...old, kode_baki: null })),
  });
  const reset = useWrite(resetTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint],
    onProblem: beritahu,
    after: (rows) => (rows.length === 0 ? toast.info(t(KOSONG)) : undefined),
  });
  const tekan = () => {
    const gudang = pilih.kode_gudang ? undefined : t(TIDAK_TIMBANG.GUDANG_KOSONG.message);
    const baki = pilih.kode_baki ? undefined : t(TIDAK_TIMBANG.BAKI_KOSONG.message);
    setSalah({ gudang, baki });
    if (!gudang && !baki)
      void mulai.send({
        body: { kode_gudang: pilih.kode_gudang!, kode_toko: pilih.kode_baki! },
      });
  };
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button look="quiet" busy={reset.busy} onClick={() => void reset.send({ body: {} })}>
            {t('Kosongkan daftar')}
          </Button>
        }
      />
      <div className={css.saring}>
        <RefInput
          label={t('Gudang')}
          width={200}
          source={asalFields.dari_gudang.source!}
          value={pilih.kode_gudang}
          error={salah.gudang}
          onChange={(kode_gudang) => setPilih({ kode_gudang, kode_baki: null })}
        />
        <RefInput
          label={t('Baki')}
          width={200}
          source={asalFields.dari_baki.source!}
          within={{ kode_gudang: pilih.kode_gudang }}
          value={pilih.kode_baki}
          error={salah.baki}
          onChange={(kode_baki) => setPilih((old) => ({ ...old, kode_baki }))}
        />
        <Button look="primary" busy={mulai.busy} onClick={tekan} data-submit>
          {t('Mulai Timbang')}
        </Button>
      </div>
      <div className={css.kolom}>
        <div className={css.daftar} role="list" aria-label={t('Daftar timbang')}>
          {error ? (
            <ErrorBlock problem={error} onRetry={() => void refetch()} />
          ) : (data ?? []).length === 0 ? (
            <EmptyBlock
              title={t(KOSONG)}
              text={t(
                'Pilih gudang dan baki, lalu Mulai Timbang. Berat seharusnya tampil sesudah hasil timbang diisi.',
              )}
            />
          ) : (
            data!.map((row) => <BarisTimbang key={row.id} row={row} />)
          )}
        </div>
        <BukuBaki kode_gudang={pilih.kode_gudang} />
      </div>
    </Screen>
  );
}
