import { useState } from 'react';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { newKey } from '#kit/web/api/key.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';
import {
  hasilOpnameHutangEndpoint,
  kosongkanOpnameHutangEndpoint,
  mulaiOpnameHutangEndpoint,
  pindaiOpnameHutangEndpoint,
} from '#areas/hutang/contract/opname/opname-hutang.api.ts';

const NO_HUTANG = 14;
const isHutang = nomorDari('HT');
type Props = { onClose: () => void };
type Found = AnswerOf<typeof pindaiOpnameHutangEndpoint>;

/** Ticket after ticket; a number acts once its fourteen characters are there (3§5). */
export function LanjutOpname({ onClose }: Props) {
  const [said, setSaid] = useState<string>();
  const [found, setFound] = useState<Found>();
  const scan = async (no_faktur_hutang: string) => {
    if (no_faktur_hutang.length !== NO_HUTANG) {
      setFound(undefined);
      return setSaid('No Hutang Harus 14 Karakter');
    }
    try {
      const body = { no_faktur_hutang };
      setFound(await call(pindaiOpnameHutangEndpoint, { body, key: newKey() }));
      setSaid('Data Berhasil Di Scan');
      beep('found');
      await refresh(hasilOpnameHutangEndpoint);
    } catch (error) {
      beep('missing');
      setFound(undefined);
      setSaid(isProblem(error) ? error.message : 'Koneksi Bermasalah');
    }
  };
  return (
    <ActFrame title={t('Lanjut Opname')} onClose={onClose}>
      <ScanField
        takes={isHutang}
        label={t('Pindai surat hutang')}
        onScan={(no) => void scan(no.trim())}
        said={said && t(said)}
        tone={found ? 'good' : 'bad'}
      />
      {found && (
        <Facts
          of={{
            [t('No Hutang')]: found.no_faktur_hutang,
            [t('Tanggal')]: formatTanggal(found.tgl_hutang, t),
            [t('Customer')]: found.nama_customer,
            [t('Jumlah Hutang')]: formatRupiah(found.jumlah_hutang),
            [t('Berat')]: `${formatGram(found.berat_total)} g`,
          }}
        />
      )}
    </ActFrame>
  );
}

/** Gives the count up, or begins one where none runs. */
export function KosongkanOpname({ runs, n, onClose }: Props & { runs: boolean; n: number }) {
  const options = { refresh: [hasilOpnameHutangEndpoint], after: onClose };
  const empty = useWrite(kosongkanOpnameHutangEndpoint, {
    ...options,
    success: 'Data Opname Berhasil Dikosongkan',
  });
  const begin = useWrite(mulaiOpnameHutangEndpoint, {
    ...options,
    success: 'Opname hutang dimulai',
  });
  return (
    <ActFrame
      title={t('Kosongkan Opname')}
      before={{
        act: t('Kosongkan Data Opname'),
        needed: runs,
        off: !runs,
        danger: true,
        busy: empty.busy,
        open: () => void empty.send(),
      }}
      act={t('Opname')}
      busy={empty.busy || begin.busy}
      onSave={() => void begin.send()}
      back={t('Batal')}
      note={
        runs
          ? t('{n} hutang sudah dipindai. Semua hasil pindai opname ini dikesampingkan.', {
              n: formatInt(n),
            })
          : t('Semua hutang yang berjalan saat ini dicatat, lalu suratnya dipindai satu per satu.')
      }
      onClose={onClose}
    />
  );
}
