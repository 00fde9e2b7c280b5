import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { useRead } from '#kit/web/api/query.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { cariKirimanEndpoint } from '#areas/uang/contract/kirim.api.ts';
import { Kiriman } from '#areas/uang/web/kirim/kiriman.tsx';
import { isPutus, Putus } from '#areas/uang/web/kirim/putus.tsx';
import css from '#areas/uang/web/kirim/kirim.module.css';

const KOSONG = 'Mohon Masukkan Nomor Referensi';

/** Money that arrived: its number is looked up, the money counted, the receipt confirmed (1§2). */
export default function TerimaUangScreen() {
  const [ketik, setKetik] = useState('');
  const [nomor, setNomor] = useState('');
  const [kosong, setKosong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { data, error, isFetching, refetch } = useRead(cariKirimanEndpoint, {
    params: { nomor_referensi: nomor },
    enabled: nomor !== '',
    staleTime: 0,
  });
  const cari = () => {
    const dicari = ketik.trim().toUpperCase();
    setKosong(dicari === '');
    if (dicari !== '' && dicari === nomor) void refetch();
    setNomor(dicari);
  };
  const salah = kosong ? t(KOSONG) : nomor && error ? t(error.message) : undefined;
  return (
    <Screen>
      <ScreenHead />
      <div className={css.terima}>
        <FormFrame onSave={cari} onLast={cari} className={css.cari} label={t('Cari kiriman')}>
          <TextInput
            label={t('No Referensi')}
            value={ketik}
            maxLength={20}
            large
            inputRef={input}
            error={salah}
            onChange={(next) => {
              setKetik((next ?? '').toUpperCase());
              setKosong(false);
            }}
          />
          <Button look="primary" size="lg" busy={isFetching} onClick={cari}>
            {t('Cari')}
          </Button>
        </FormFrame>
        {error && isPutus(error) && <Putus />}
        {data && nomor && !error ? (
          <Kiriman
            key={`${data.nota_kirim}/${data.status}`}
            kiriman={data}
            onDone={() => {
              setKetik('');
              input.current?.focus();
            }}
          />
        ) : (
          <EmptyBlock
            title={t('Belum ada kiriman')}
            text={t(
              'Pindai atau ketik nomor referensi pada bukti kirim uang, lalu hitung uangnya.',
            )}
          />
        )}
      </div>
    </Screen>
  );
}
