import { formatContactMail, formatContactPhone } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const documents: Content['documents'] = {
  privacy: (facts) => ({
    title: 'Política de privacidade',
    body: `
${facts.insurer} é responsável pelo tratamento dos dados pessoais neste portal. Esta política explica que dados guardamos, porquê e durante quanto tempo.

## Que dados guardamos

- Quem é e como entrar em contacto consigo: nome, endereço de email, número de telefone, idioma.
- A sua cobertura: apólices, seguros, alertas e sinistros.
${facts.paysOut ? '- Para onde enviamos dinheiro: as suas formas de recebimento. De uma conta, só mostramos os últimos dígitos até escolher “Mostrar”.\n' : ''}- A sua atividade: quando iniciou sessão, a partir de que endereço IP e o que alterou.

## Porque é que os guardamos

Precisamos deles para lhe prestar o seguro e ajudar quando algo acontece. A lei obriga-nos a guardar alguns para efeitos fiscais e de supervisão. Só lhe enviamos ofertas se as tiver pedido.

## Quem mais os vê

As empresas de que precisamos para lhe prestar ajuda, e só os dados de que necessitam: bancos, gestores de sinistros e prestadores dos serviços cobertos pelo seu seguro. Nunca vendemos os seus dados.

## Durante quanto tempo os guardamos

Enquanto tiver seguro connosco e durante dez anos após o seu último sinistro. Eliminamos os registos de início de sessão ao fim de um ano.

## No seu navegador

O navegador guarda:

- O que introduziu num formulário por terminar, durante 20&nbsp;horas no máximo ou até terminar sessão.
- O idioma, o aspeto do portal e as páginas de ajuda. Se pedirmos o seu consentimento, só os guarda se aceitar, durante 31&nbsp;dias no máximo. A sua escolha é guardada durante 31&nbsp;dias.
- As definições de que o portal precisa para funcionar.

Pode apagar tudo no navegador a qualquer momento. Quando fechar o separador, o navegador deixa de guardar a sessão.

## Os seus direitos

Pode aceder aos seus dados, corrigi-los, exportá-los e apagá-los, e opor-se à sua utilização. Para isso, ${contactPhrase(facts)}. Pode também apresentar reclamação à autoridade de proteção de dados do seu país.
`,
  }),

  callCosts: (facts) => ({
    title: 'Quanto custa uma chamada',
    body: `
Pode ligar para ${facts.insurer} através do número ${formatContactPhone(facts)}.

## A partir do seu país

Aplica-se a tarifa habitual do seu operador para este número. Não cobramos nada nem ganhamos nada com a chamada.

## A partir do estrangeiro

O seu operador pode cobrar roaming, mesmo enquanto espera. Confirme as tarifas antes de ligar, ou ligue pela internet.

## Sem custos

Dê-nos o seu número no início da chamada e ligamos-lhe de volta. Ou escreva para ${formatContactMail(facts)}.
`,
  }),

  payoutTerms: (facts) => ({
    title: 'Condições de pagamento',
    body: `
Estas condições completam as [condições gerais](/terms) sempre que ${facts.insurer} lhe fizer um pagamento.

## Para onde pagamos

Para a sua forma de recebimento preferida, que tem de estar em seu nome ou no da sua empresa. Não pagamos a mais ninguém.

## Quando pagamos

No prazo de cinco dias úteis após o seu pedido. O seu banco pode demorar mais e não regista pagamentos ao fim de semana.

## Em que moeda pagamos

Na moeda do país da sua conta. Se o banco converter o dinheiro, é ele que define a taxa de câmbio e as comissões.

## Se um pagamento for devolvido

Avisamos e retemos o dinheiro até nos indicar outra forma de recebimento. Se os dados estavam errados, deduzimos os custos que isso causou.

## Se pagámos a mais

O dinheiro pago por engano tem de ser devolvido depois de o comunicarmos.

## Dúvidas

Se algo não estiver claro, ${contactPhrase(facts)}.
`,
  }),
};
