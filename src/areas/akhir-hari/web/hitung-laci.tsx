import { IconLock } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp, times } from '#kit/rules/quantity.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { Switch } from '#kit/web/frame/switch.tsx';
import {
  hitungEndpoint,
  hitunganEndpoint,
  ringkasanEndpoint,
} from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { hitungPecahan } from '#areas/akhir-hari/rules/hitung-kas.ts';
import { kataLaci } from '#areas/akhir-hari/rules/tutup-toko.ts';
import type { Day, Hitungan } from '#areas/akhir-hari/web/langkah.tsx';
import css from '#areas/akhir-hari/web/tutup-toko.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { pecahanLaci } from '#areas/uang/rules/pecahan.ts';

type Props = { semua: Day['laci']; hitungan: Hitungan; sudah: Day['hitungan'] };

/** The drawers side by side; each is counted on its own. */
export function HitungLaci({ semua, hitungan, sudah }: Props) {
  const [laci, setLaci] = useState('kas');
  return (
    <section className={css.column} aria-label={t('Hitung kas')}>
      <div className={css.head}>
        <h2>{t('Hitung kas')}</h2>
        <Switch
          label={t('Laci')}
          choices={semua.map((one) => [one, t('Kas {laci}', { laci: kataLaci(one) })])}
          value={laci}
          onChange={setLaci}
        />
      </div>
      <Laci
        key={laci}
        laci={laci}
        terakhir={hitungan.findLast((one) => one.laci === laci)}
        pernah={sudah.findLast((one) => one.laci === laci)}
      />
    </section>
  );
}

type LaciProps = {
  laci: string;
  terakhir: Hitungan[number] | undefined;
  pernah: Day['hitungan'][number] | undefined;
};

/** Blind until it is stored, locked from then on; the book's figure appears only afterwards (D-20.4). */
function Laci({ laci, terakhir, pernah }: LaciProps) {
  const { told } = usePerson();
  const [ulang, setUlang] = useState(false);
  const [lembar, setLembar] = useState<Readonly<Record<number, number>>>({});
  const daftar = pecahanLaci(
    readParam(told, akhirHariParam.PECAHAN_UANG),
    readParam(told, uangParam.PECAHAN_TERKECIL),
  );
  const terkunci = pernah !== undefined && !ulang;
  const write = useWrite(hitungEndpoint, {
    success: 'Hitungan kas disimpan',
    refresh: [ringkasanEndpoint, hitunganEndpoint],
    after: () => setUlang(false),
  });
  const isi = daftar.map((nilai) => ({
    nilai: rp(nilai),
    jumlah: terkunci
      ? (terakhir?.pecahan.find((one) => one.nilai === nilai)?.jumlah ?? 0)
      : (lembar[nilai] ?? 0),
  }));
  const simpan = () => void write.send({ body: { laci, pecahan: isi } });
  useHotkey('F8', simpan, !terkunci && !write.busy);
  return (
    <>
      <table className={css.count}>
        <thead>
          <tr>
            <th scope="col">{t('Pecahan')}</th>
            <th scope="col">{t('Lembar')}</th>
            <th scope="col">{t('Jumlah')}</th>
          </tr>
        </thead>
        <tbody>
          {isi.map(({ nilai, jumlah }, at) => (
            <tr key={nilai}>
              <th scope="row">{formatInt(nilai)}</th>
              <td>
                <input
                  inputMode="numeric"
                  autoComplete="off"
                  autoFocus={at === 0 && !terkunci}
                  readOnly={terkunci}
                  data-field={at === 0 && !terkunci ? 'hitung-kas' : undefined}
                  aria-label={t('Lembar {nilai}', { nilai: formatInt(nilai) })}
                  value={
                    terkunci && !terakhir ? '•••' : jumlah === 0 && !terkunci ? '' : String(jumlah)
                  }
                  onKeyDown={turun}
                  onChange={(event) =>
                    setLembar({
                      ...lembar,
                      [nilai]: Number(event.target.value.replace(/\D/g, '').slice(0, 6)),
                    })
                  }
                />
              </td>
              <td>{terkunci && !terakhir ? '•••' : formatInt(times(nilai, jumlah))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.total}>
        <span>
          {terkunci
            ? t('Terhitung, dikunci {jam}', { jam: formatClock(pernah.input_date) })
            : t('Terhitung')}
        </span>
        <span>
          {terkunci && !terakhir
            ? t('oleh {user}', { user: pernah.input_by })
            : formatRupiah(hitungPecahan(isi))}
        </span>
      </div>
      {terkunci && terakhir && <MenurutBuku hitungan={terakhir} />}
      {terkunci ? (
        <Button
          data-field="hitung-kas"
          onClick={() => setUlang(true)}
          icon={<IconLock size={15} aria-hidden />}
        >
          {t('Hitung ulang')}
        </Button>
      ) : (
        <Button look="primary" busy={write.busy} shortcut="F8" onClick={simpan}>
          {t('Kunci hitungan')}
        </Button>
      )}
    </>
  );
}

/** Enter and the arrows walk the column, as counting does. */
function turun(event: KeyboardEvent<HTMLInputElement>): void {
  const step =
    event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}

function MenurutBuku({ hitungan }: { hitungan: Hitungan[number] }) {
  return (
    <dl className={css.figures}>
      <dt>{t('Menurut buku, terlihat {jam}', { jam: formatClock(hitungan.input_date) })}</dt>
      <dd>{formatRupiah(hitungan.cash_sistem)}</dd>
      <dt>{t('Selisih kas')}</dt>
      <dd data-bad={hitungan.selisih !== 0 || undefined}>{formatRupiah(hitungan.selisih)}</dd>
      {!hitungan.berlaku && (
        <dt role="alert">{t('Kas bergerak setelah dihitung, hitung ulang.')}</dt>
      )}
    </dl>
  );
}
