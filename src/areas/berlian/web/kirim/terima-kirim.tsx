import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import {
  diGudang,
  kirimanBerlianEndpoint,
  padananJenis,
  satuKirimanBerlianEndpoint,
  selesaiKirimBerlianEndpoint,
  terimaKirimBerlianEndpoint,
} from '#areas/berlian/contract/kirim-berlian.api.ts';
import { BarisTerima, BELUM, type Dilihat } from '#areas/berlian/web/kirim/baris-terima.tsx';
import { AsalKiriman } from '#areas/kirim/web/terima/asal-kiriman.tsx';
import { bukaSelesai } from '#areas/kirim/web/terima/selesai-dialog.tsx';
import kerja from '#areas/stock/web/kerja.module.css';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';

const LISTS = [satuKirimanBerlianEndpoint, kirimanBerlianEndpoint, daftarBerlianEndpoint];
/** A jenis that is no stone is not offered. */
const BERLIAN = { berlian: true };
type Props = { no: string; onClose: () => void };

/** Loose stones that another shop sent: each is weighed and looked at; what did not come is said (D-45.8). */
export function TerimaKirim({ no, onClose }: Props) {
  const { data: kiriman } = useRead(satuKirimanBerlianEndpoint, { params: { no }, staleTime: 0 });
  const [isi, setIsi] = useState<Readonly<Record<string, Dilihat>>>({});
  const [jenis, setJenis] = useState<Readonly<Record<string, string | null>>>({});
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const form = useFields(diGudang);
  const jalan = (kiriman?.barang ?? []).filter((one) => one.hasil === 'JALAN');
  const dilihat = jalan.flatMap(({ kode_berlian, butir: packed }) => {
    const { carat, butir, ...lain } = isi[kode_berlian] ?? BELUM;
    // The stones of a parcel are counted: what was packed is no count.
    const dihitung = butir ?? (packed === 1 ? 1 : null);
    const lengkap = carat !== null && dihitung !== null;
    return lengkap ? [{ kode_berlian, carat, butir: dihitung, ...lain }] : [];
  });
  const write = useWrite(terimaKirimBerlianEndpoint, {
    success: ({ no_terima }) => t('{no} disimpan', { no: no_terima }),
    refresh: LISTS,
    onProblem: (problem) => {
      const found = problem.errors.flatMap(({ path, message }) => {
        const [, index = '', name = ''] = /^barang\.(\d+)\.(\w+)$/.exec(path) ?? [];
        const one = index === '' ? undefined : dilihat[Number(index)];
        return one ? [[`${one.kode_berlian}.${name}`, t(message)] as const] : [];
      });
      setSaid(Object.fromEntries(found));
      return form.take(problem) || found.length > 0;
    },
    after: ({ sisa }) => {
      setIsi({});
      setSaid({});
      if (sisa === 0) onClose();
    },
  });
  const padanan = (kiriman?.padanan ?? []).flatMap(({ dari }) => {
    const ke = jenis[dari] ?? null;
    return ke === null ? [] : [{ dari, ke }];
  });
  const simpan = () => {
    const typed = form.check() as { kode_gudang: string } | undefined;
    if (!typed || dilihat.length === 0 || write.busy) return;
    void write.send({ params: { no }, body: { ...typed, barang: dilihat, padanan } });
  };
  const selesai = () =>
    bukaSelesai({
      of: selesaiKirimBerlianEndpoint,
      no,
      note: t(
        'Yang belum ditimbang dinyatakan kurang. Toko asal menyelesaikannya: kembali ke gudangnya, atau hilang.',
      ),
      lists: LISTS,
      after: onClose,
    });
  return (
    <GatherAndDo
      note={dilihat.length > 0 && t('{n} berlian', { n: formatInt(dilihat.length) })}
      onClear={() => setIsi({})}
      rows
      list={
        jalan.length === 0 ? (
          <EmptyBlock title={kiriman ? t('Sudah diterima') : t('Memuat')} text={no} />
        ) : (
          jalan.map((one) => (
            <BarisTerima
              key={one.kode_berlian}
              line={one}
              isi={isi[one.kode_berlian] ?? BELUM}
              onIsi={(next) => setIsi((old) => ({ ...old, [one.kode_berlian]: next }))}
              wrong={(name) => said[`${one.kode_berlian}.${name}`]}
            />
          ))
        )
      }
      form={
        <>
          {kiriman && <AsalKiriman kiriman={kiriman} no={no} />}
          {kiriman?.batal_diminta && (
            <p className={kerja.ingat} role="status">
              {t('Toko asal meminta batal kiriman ini: jangan diterima sebelum ada kabar.')}
            </p>
          )}
          <FieldInput of={diGudang.kode_gudang as Field} {...form.bind('kode_gudang')} />
          {kiriman?.padanan.map(({ dari, nama }) => (
            <FieldInput
              key={dari}
              of={padananJenis.ke as Field}
              label={t('Jenis untuk {nama}', { nama })}
              within={BERLIAN}
              value={jenis[dari] ?? null}
              onChange={(ke) => setJenis((old) => ({ ...old, [dari]: ke as string | null }))}
            />
          ))}
        </>
      }
      act={{
        label: t('Terima kiriman berlian'),
        button: t('Terima {n} berlian', { n: formatInt(dilihat.length) }),
        icon: <IconDownload size={17} aria-hidden />,
        ready: dilihat.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('Kiriman lain')}
          </Button>
          {jalan.length > 0 && dilihat.length === 0 && (
            <Button look="danger" onClick={selesai}>
              {t('{n} berlian tidak datang', { n: formatInt(jalan.length) })}
            </Button>
          )}
        </>
      }
    />
  );
}
