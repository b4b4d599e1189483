import { only } from '../../facts.ts';
import type { Content } from '../content.ts';

export const terms: Content['terms'] = {
  travel: (facts) => ({
    title: 'Condições gerais',
    body: `
Estas condições são o acordo entre si e ${facts.insurer}. Aplicam-se a todas as viagens que segurar aqui, em conjunto com a sua apólice e a [informação essencial](/key-facts). Esta é a versão 3.

## O que pode segurar

Pode segurar um voo só de ida, uma viagem de ida e volta ou uma viagem com até quatro voos. Cada voo tem de partir mais de 24&nbsp;horas depois de o segurar e, o mais tardar, no último dia da sua apólice. A apólice define quantas pessoas podem ter seguro ao mesmo tempo.

## Quando tem cobertura

Uma viagem tem seguro desde que aparece em “Os meus seguros”, para os passageiros e voos aí indicados. A cobertura termina com a chegada do último voo.

## Se um voo sofrer um imprevisto

Acompanhamos todos os voos com seguro. Assim que a companhia aérea comunica um atraso ou cancelamento, mostramo-lo aqui. Consoante o voo, a duração do atraso e a sua apólice, tem direito a um ou mais destes benefícios:

- entrada numa sala VIP do aeroporto,
- um lugar noutro voo,
- uma noite num hotel,
- pontos num programa de fidelização${facts.paysOut ? ',\n- um pagamento em dinheiro.' : '.'}

Mostramos as opções disponíveis junto do voo, e a escolha é sua. Depois de a confirmarmos, a escolha é definitiva.
${only(
  facts.paysOut,
  `
## Pagamentos e limites

Pagamos através da forma de recebimento que escolher, no prazo de cinco dias úteis após confirmarmos o pagamento. O total dos pagamentos de uma apólice nunca ultrapassa o seu limite. O resumo mostra quanto ainda está disponível.
`,
)}${only(
  facts.luggage,
  `
## Bagagem extraviada

Comunique primeiro o extravio à companhia aérea e guarde o número de referência. Depois, no prazo de sete dias após a aterragem, comunique-nos o extravio com esse número.
`,
)}
## O que o seguro não cobre

- Imprevistos anunciados antes de segurar a viagem.
- Voos perdidos por motivos pessoais.
- Despesas já reembolsadas pela companhia aérea ou por terceiros.
- Imprevistos causados por guerra ou pelo encerramento de um espaço aéreo por uma autoridade.

## O que lhe pedimos

Indique os nomes tal como estão nos passaportes e um número de telefone para podermos falar consigo durante a viagem. Avise-nos de imediato se houver dados errados. Se prestar dados falsos deliberadamente, perde a cobertura dessa viagem.

## Cancelamento

Pode cancelar um seguro na página da viagem enquanto nenhum dos voos tiver partido nem houver notícia de atraso ou cancelamento. Depois disso, mantém-se em vigor.
`,
  }),

  business: (facts) => ({
    title: 'Condições gerais',
    body: `
Estas condições são o acordo entre a sua empresa e ${facts.insurer}. Aplicam-se a cada um dos seus bens seguros, em conjunto com a sua apólice e a [informação essencial](/key-facts). Esta é a versão 3.

## O que pode segurar

Pode segurar as instalações onde a sua empresa gera a receita. Cada uma é um bem seguro, com uma morada, uma apólice e as autorizações que pedimos.

A cobertura de um bem começa assim que o confirmamos e termina com a respetiva apólice ou quando a cancelar. Está incluída no prémio da apólice.

## Quando pagamos

Um sinistro começa quando um evento na morada de um bem seguro ultrapassa o limiar previsto na sua apólice. Não tem de o comunicar. Pedimos-lhe depois a receita que previa, mês a mês, enquanto o evento afetar a sua atividade.

## Como calculamos uma proposta

Comparamos a receita que previa com a dos meses anteriores, que consultamos na sua conta bancária com a sua autorização. Aplicamos a sua margem de lucro à diferença e deduzimos a franquia. O resultado é a nossa proposta. Pode aceitá-la ou dizer-nos por que motivo não concorda. Nesse caso, um gestor de sinistros analisa a proposta novamente, e a sua segunda proposta é definitiva.

## Pagamentos e limites

Depois de aceitar uma proposta, pagamos mês a mês, assim que a receita real de um mês for conhecida e tiver escolhido uma forma de recebimento. Os nossos pagamentos nunca ultrapassam o limite da sua apólice.

## O que o seguro não cobre

- Danos em edifícios, existências ou máquinas.
- Perdas que começaram antes da apólice.
- Meses em que fechou por motivos próprios.

## O que lhe pedimos

Indique-nos os valores da sua contabilidade e mantenha ativa a autorização da conta bancária enquanto houver um sinistro aberto. Se prestar valores falsos deliberadamente, perde o direito ao pagamento.
`,
  }),

  monitoring: (facts) => ({
    title: 'Condições gerais',
    body: `
Estas condições são o acordo entre si e ${facts.insurer}. Aplicam-se a todos os dados que monitorizamos para si, em conjunto com a sua apólice e a [informação essencial](/key-facts). Esta é a versão 3.

## O que fazemos

Procuramos os dados que nos indicar em locais onde se vendem dados roubados: mercados, fóruns e ficheiros divulgados ilegalmente. Se encontrarmos alguns, vai receber um alerta e um plano com o que fazer.

## O que podemos monitorizar

Podemos monitorizar os seus cartões, endereços de email, números de telefone, contas bancárias e documentos de identidade, até ao número de cada tipo indicado neste portal. Têm de ser seus.

## Quando começa e termina a monitorização

A monitorização começa assim que a aceitar, com uma primeira pesquisa que pode demorar um dia, e termina com a sua apólice ou quando eliminar os dados monitorizados.

## O que não podemos fazer

Não conseguimos pesquisar em todo o lado nem retirar o que foi publicado. Um alerta significa que os seus dados foram encontrados, não que foram usados. Não ter alertas não garante que os seus dados estejam seguros.

## O que lhe pedimos

Siga o plano de um alerta assim que puder e assinale cada passo já feito. Avise o seu banco de imediato se tiver sido encontrado um cartão. Não adicione dados de outras pessoas.
`,
  }),
};
