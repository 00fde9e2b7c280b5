import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useList } from '#kit/web/api/use-list.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sense } from '#kit/rules/sentence.ts';
import { akunMaster } from '#areas/buku/contract/akun.master.ts';
import { daftarJurnalEndpoint, ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import { namaAkun } from '#areas/buku/rules/nama-akun.ts';
import { namaTrx, namaType } from '#areas/buku/rules/nama-jurnal.ts';
import css from '#areas/buku/web/jurnal/jurnal.module.css';

export type Jurnal = AnswerOf<typeof daftarJurnalEndpoint>[number];
type Props = { jurnal: Jurnal; tabs?: ReactNode; onKembali: () => void };
type Sisi = Jurnal['detail_akun'][number];
/** An edit of a cell is applied this much later (2§4). */
const TERAPKAN_MS = 300;

/** One journal: its two names are fixed, its account numbers are held here until Simpan Perubahan. */
export function UbahJurnal({ jurnal, tabs, onKembali }: Props) {
  const [sisi, setSisi] = useState<readonly Sisi[]>(jurnal.detail_akun);
  const [diisi, setDiisi] = useState<string>();
  const waiting = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const { send, busy } = useWrite(ubahJurnalEndpoint, {
    success: 'Data Berhasil Diedit',
    failure: 'Data Gagal Diedit',
    refresh: [daftarJurnalEndpoint],
    after: onKembali,
  });
  const { trx, type } = jurnal;
  const simpan = () => void send({ params: { trx, type }, body: { detail_akun: [...sisi] } });
  const pilih = (kode_akun: string, nomor_akun: string | null) => {
    waiting.current = window.setTimeout(() => {
      setSisi((old) =>
        old.map((one) => (one.kode_akun === kode_akun ? { ...one, nomor_akun } : one)),
      );
      setDiisi(undefined);
    }, TERAPKAN_MS);
  };
  useHotkey('Escape', () => (diisi ? setDiisi(undefined) : onKembali()));
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <Button onClick={onKembali} disabled={busy}>
              {t('Kembali')}
            </Button>
            <Button look="primary" busy={busy} onClick={simpan} data-submit shortcut="Ctrl Enter">
              {t('Simpan Perubahan')}
            </Button>
          </>
        }
      >
        {tabs}
      </ScreenHead>
      <FormFrame onSave={simpan} className={css.jurnal} label={t('Jurnal')}>
        <div className={css.nama}>
          <TextInput
            label={t('Nama Jurnal')}
            hint={t(namaTrx(trx))}
            value={trx}
            onChange={() => {}}
            readOnly
          />
          <TextInput
            label={t('Jenis Jurnal')}
            hint={t(namaType(type))}
            value={type}
            onChange={() => {}}
            readOnly
          />
        </div>
        <Tabel sisi={sisi} diisi={diisi} onIsi={setDiisi} onPilih={pilih} />
      </FormFrame>
    </Screen>
  );
}

type TabelProps = {
  sisi: readonly Sisi[];
  diisi: string | undefined;
  onIsi: (kode_akun: string) => void;
  onPilih: (kode_akun: string, nomor_akun: string | null) => void;
};

function Tabel({ sisi, diisi, onIsi, onPilih }: TabelProps) {
  const { data } = useList(akunMaster.api.list, {});
  const akun = (data?.data ?? []) as { nomor_akun: string; nama_akun: string }[];
  const namaOf = (nomor: string) => akun.find((one) => one.nomor_akun === nomor)?.nama_akun ?? '';
  return (
    <table className={css.tabel}>
      <thead>
        <tr>
          <th scope="col">{t('Kode Akun')}</th>
          <th scope="col">{t('Jenis Akun')}</th>
          <th scope="col">{t('Nomor Akun')}</th>
        </tr>
      </thead>
      <tbody>
        {sisi.map(({ kode_akun, jenis_akun, nomor_akun }) => (
          <tr key={kode_akun}>
            <th scope="row">
              {t(namaAkun(kode_akun)).trim()} <small className={css.kode}>{kode_akun}</small>
            </th>
            <td>
              {jenis_akun === 'DEBET' ? t(sense('Debet', 'buku')) : t(sense('Kredit', 'buku'))}
            </td>
            <td>
              {diisi === kode_akun ? (
                <SelectInput
                  bare
                  asIs
                  clearable
                  searchable
                  autoFocus
                  unfolded
                  label={t('Nomor Akun')}
                  options={akun.map((one) => ({
                    value: one.nomor_akun,
                    label: `${one.nomor_akun} · ${one.nama_akun}`,
                  }))}
                  value={nomor_akun}
                  onChange={(nomor) => onPilih(kode_akun, nomor)}
                />
              ) : (
                <button
                  type="button"
                  className={css.sel}
                  aria-label={t('Nomor akun {kode}', { kode: kode_akun })}
                  onClick={() => onIsi(kode_akun)}
                >
                  {nomor_akun ? `${nomor_akun} · ${namaOf(nomor_akun)}` : t('Belum dipilih')}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
