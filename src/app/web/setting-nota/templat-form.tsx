import { readParam } from '#areas/toko/contract/read-param.ts';
import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { StrukPreview } from '#kit/web/counter/paper-preview.tsx';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import {
  listTemplatNotaEndpoint,
  templatFields,
  type TemplatRow,
} from '#areas/toko/contract/templat-nota.api.ts';
import {
  siapkanCetak,
  templatBawaan,
  type BagianTemplat,
  type Sisi,
  type Templat,
} from '#areas/toko/rules/templat-nota.ts';
import { BagianList } from '#app/web/setting-nota/bagian-list.tsx';
import { contohStruk } from '#app/web/setting-nota/contoh-nota.ts';
import { LogoSlot } from '#app/web/setting-nota/logo-slot.tsx';
import type { Pintu } from '#app/web/setting-nota/pintu.ts';
import css from '#app/web/setting-nota/setting-nota.module.css';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const UKURAN = ['lebar', 'tinggi', 'atas', 'kiri', 'atas_belakang', 'kiri_belakang'] as const;
type Props = { row: TemplatRow; logo: string | null; pintu: Pintu };

/** One template: what may be chosen at the left, the paper that comes of it at the right. */
export function TemplatForm({ row, logo, pintu }: Props) {
  const { bagian: given, ...start } = row.templat;
  const form = useFields(templatFields, { start });
  const [bagian, setBagian] = useState(given);
  const { told } = usePerson();
  const lists = { refresh: [listTemplatNotaEndpoint] };
  const save = useWrite(pintu.ubah, {
    success: 'Data Berhasil Dirubah',
    onProblem: (problem) => form.take({ ...problem, errors: problem.errors.map(ownField) }),
    ...lists,
  });
  const back = useWrite(pintu.reset, { success: 'Kembali ke bawaan', ...lists });
  const templat = { ...start, ...form.values, bagian } as Templat;
  const isForm =
    (templat.kertas === 'TOKO' ? readParam(told, tokoParam.UKURAN_STRUK) : templat.kertas) ===
    'NOTA';
  const changed = form.changed || bagian !== given;

  const keep = () => {
    const values = form.check();
    if (!values) return;
    const body = { templat: { ...values, bagian } as Templat };
    void save.send({ params: { jenis: row.jenis }, body });
  };
  const reset = async () => {
    const words = {
      title: t('Kembali ke bawaan'),
      question: t('Templat ini kembali seperti semula. Lanjutkan ?'),
      yes: t('Kembalikan'),
      danger: true,
    };
    if (await confirm(words)) await back.send({ params: { jenis: row.jenis } });
  };
  const input = (name: keyof typeof templatFields) => (
    <FieldInput key={name} of={templatFields[name] as Field} {...form.bind(name)} />
  );
  return (
    <div className={css.sides}>
      <FormFrame onSave={keep} className={css.form} label={t('Templat')}>
        <div className={css.two}>
          {input('kertas')}
          {input('huruf')}
        </div>
        {isForm && <div className={css.two}>{UKURAN.map(input)}</div>}
        <div className={css.withLogo}>
          {input('logo')}
          <LogoSlot logo={logo} />
        </div>
        <BagianList value={bagian} onChange={setBagian} form={isForm} />
        {input('catatan')}
        {input('salam')}
        <div className={css.acts}>
          <Button
            look="primary"
            busy={save.busy}
            disabled={!changed}
            onClick={keep}
            data-submit
            shortcut="Ctrl Enter"
          >
            {t('Simpan')}
          </Button>
          {!row.bawaan && (
            <Button look="quiet" busy={back.busy} onClick={() => void reset()}>
              {t('Kembali ke bawaan')}
            </Button>
          )}
        </div>
      </FormFrame>
      <Lihat jenis={row.jenis} templat={templat} bagian={bagian} logo={logo} />
    </div>
  );
}

const ownField = (error: { path: string; message: string }) => ({
  ...error,
  path: error.path.replace(/^templat\./, ''),
});

type LihatProps = {
  jenis: TemplatRow['jenis'];
  templat: Templat;
  bagian: readonly BagianTemplat[];
  logo: string | null;
};

function Lihat({ jenis, templat, logo }: LihatProps) {
  const { toko, parameter } = useSesi();
  const { data } = useRead(keteranganNotaMaster.endpoints.list, {
    query: { limit: 100, sort: 'urut' },
  });
  const whole = lengkap(templat, templatBawaan(jenis));
  const [sisi, setSisi] = useState<Sisi>('DEPAN');
  const cetak = siapkanCetak(whole, logo ? { png: logo } : null, {
    toko: readParam(parameter, tokoParam.UKURAN_STRUK),
    sisi,
  });
  const keterangan = (data ?? []).map(({ isi }) => isi);
  const bulan = readParam(parameter, penjualanParam.BULAN_BELI_KEMBALI);
  return (
    <div className={css.paper}>
      <h2>{t('Contoh cetakan')}</h2>
      {cetak.paper.tall !== undefined && (
        <Switch<Sisi>
          label={t(sense('Sisi', 'kertas'))}
          choices={[
            ['DEPAN', t('Depan')],
            ['BELAKANG', t('Belakang')],
          ]}
          value={sisi}
          onChange={setSisi}
        />
      )}
      <StrukPreview
        label={t('Contoh cetakan')}
        paper={cetak.paper}
        sheets={contohStruk(jenis, toko, { bulan, keterangan }, cetak)}
      />
    </div>
  );
}

/** While a field is empty the preview shows what the product would take. */
const lengkap = (templat: Templat, bawaan: Templat): Templat => ({
  ...templat,
  catatan: templat.catatan ?? '',
  salam: templat.salam ?? '',
  kertas: templat.kertas ?? bawaan.kertas,
  huruf: templat.huruf ?? bawaan.huruf,
  lebar: templat.lebar ?? bawaan.lebar,
  tinggi: templat.tinggi ?? bawaan.tinggi,
  atas: templat.atas ?? bawaan.atas,
  kiri: templat.kiri ?? bawaan.kiri,
  atas_belakang: templat.atas_belakang ?? bawaan.atas_belakang,
  kiri_belakang: templat.kiri_belakang ?? bawaan.kiri_belakang,
});
