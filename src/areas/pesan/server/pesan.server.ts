import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { chatSendEndpoint } from '#areas/pesan/contract/chat.api.ts';
import * as gateway from '#areas/pesan/contract/gateway-pesan.api.ts';
import * as pesan from '#areas/pesan/contract/pesan.api.ts';
import * as templat from '#areas/pesan/contract/templat-pesan.api.ts';
import { lihatGateway, ubahGateway, ujiGateway } from '#areas/pesan/server/gateway-pesan.ts';
import { kirimNota, type SumberList } from '#areas/pesan/server/kirim-nota.ts';
import { daftarPesan, janganKirim, kirimLagi } from '#areas/pesan/server/lihat-pesan.ts';
import {
  lihatTemplatPesan,
  resetTemplatPesan,
  ubahTemplatPesan,
} from '#areas/pesan/server/templat-pesan.ts';

/** Everything the server answers about messages. */
export const pesanServer = (sumber: SumberList): readonly Route[] => [
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
