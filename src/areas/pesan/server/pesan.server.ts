import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { chatSendEndpoint } from '#areas/pesan/contract/chat.api.ts';
import * as gateway from '#areas/pesan/contract/gateway-pesan.api.ts';
import * as pesan from '#areas/pesan/contract/pesan.api.ts';
import * as promo from '#areas/pesan/contract/promo.api.ts';
import * as templat from '#areas/pesan/contract/templat-pesan.api.ts';
import { lihatGateway, ubahGateway, ujiGateway } from '#areas/pesan/server/gateway-pesan.ts';
import { kirimNota, type SumberList } from '#areas/pesan/server/kirim-nota.ts';
import { batalPromo, lihatPromo, simpanPromo, type AdaGambar } from '#areas/pesan/server/promo.ts';
import {
  daftarPesan,
  janganKirim,
  kirimLagi,
  tolakPesan,
} from '#areas/pesan/server/lihat-pesan.ts';
import {
  lihatTemplatPesan,
  resetTemplatPesan,
  ubahTemplatPesan,
} from '#areas/pesan/server/templat-pesan.ts';

type Rumah = { readonly sumber: SumberList; readonly adaGambar: AdaGambar };

/** Everything the server answers about messages. */
export const pesanServer: ServerDoor<Rumah> = ({ sumber, adaGambar }) => [
  serve(promo.promoEndpoint, lihatPromo),
  serveWrite(promo.simpanPromoEndpoint, simpanPromo(adaGambar)),
  serveWrite(promo.batalPromoEndpoint, batalPromo),
  serveWrite(pesan.tolakPesanEndpoint, tolakPesan),
  serveWrite(chatSendEndpoint, kirimNota(sumber)),
  serve(pesan.daftarPesanEndpoint, daftarPesan),
  serveWrite(pesan.kirimLagiEndpoint, kirimLagi),
  serveWrite(pesan.janganKirimEndpoint, janganKirim),
  serve(templat.daftarTemplatPesanEndpoint, lihatTemplatPesan),
  serveWrite(templat.ubahTemplatPesanEndpoint, ubahTemplatPesan),
  serveWrite(templat.resetTemplatPesanEndpoint, resetTemplatPesan),
  serve(gateway.gatewayEndpoint, lihatGateway),
  serveWrite(gateway.ubahGatewayEndpoint, ubahGateway),
  serveWrite(gateway.ujiGatewayEndpoint, ujiGateway),
];
