import { only } from '../../facts.ts';
import type { Content } from '../content.ts';
import { contactPhrase } from './phrases.ts';

export const keyFacts: Content['keyFacts'] = {
  travel: (facts) => ({
    title: 'Informação essencial',
    body: `
Este é um resumo. Prevalecem a sua apólice e as [condições gerais](/terms).

## O que o seguro cobre

- Os atrasos e cancelamentos dos voos indicados em “Os meus seguros”.
- Todos os passageiros aí indicados, até ao número previsto na apólice.${only(facts.luggage, '\n- A bagagem extraviada por uma companhia aérea.')}

## O que o seguro não cobre

- Imprevistos anunciados antes de segurar a viagem.
- Voos perdidos por motivos pessoais.
- Despesas que a companhia aérea já reembolsou.

## Quando começa e termina a cobertura

A viagem tem seguro desde que aparece em “Os meus seguros” até à chegada do último voo. Pode segurar um voo até 24&nbsp;horas antes da partida.

## Se o voo se atrasar ou for cancelado

O voo aparece no topo do seu resumo e na página da viagem. Escolha aí “Ver opções” para saber o que a sua apólice oferece (uma sala VIP, outro voo, um hotel${facts.paysOut ? ', pontos ou um pagamento' : ' ou pontos'}) e escolha uma opção. Não precisa de provar nada. Se precisar de ajuda, ${contactPhrase(facts)}.

## Cancelamento

Pode cancelar o seguro na página da viagem enquanto nenhum dos voos tiver partido nem houver notícia de atraso ou cancelamento. Depois disso, o seguro mantém-se em vigor.
`,
  }),

  business: () => ({
    title: 'Informação essencial',
    body: `
Este é um resumo. Prevalecem a sua apólice e as [condições gerais](/terms).

## O que o seguro cobre

- A receita que as suas instalações perdem devido a um evento na respetiva morada.
- Durante o número de meses previsto na apólice, até ao limite desta.
- Cada bem, desde que o confirmamos até ao fim da respetiva apólice, sem custo adicional.

## O que o seguro não cobre

- Danos em edifícios, existências ou máquinas.
- Perdas que começaram antes da apólice.

## Como funciona um sinistro

1. Um evento ultrapassa o limiar previsto na apólice e abrimos um sinistro.
2. Pedimos-lhe a receita que previa.
3. Apresentamos-lhe uma proposta. Pode aceitá-la ou dizer-nos por que motivo não concorda.
4. Pagamos mês a mês, à medida que a receita real for conhecida.

## O seu banco

Algumas apólices exigem a sua autorização para consultarmos a receita na sua conta bancária. Sem ela, não podemos calcular o pagamento.
`,
  }),

  monitoring: () => ({
    title: 'Informação essencial',
    body: `
Este é um resumo. Prevalecem a sua apólice e as [condições gerais](/terms).

## O que monitorizamos

- Os cartões, endereços de email, números de telefone, contas bancárias e documentos de identidade que adicionar.
- Mercados, fóruns e ficheiros divulgados ilegalmente onde aparecem dados roubados.

## O que não monitorizamos

- Dados de outras pessoas.
- Dados que não adicionou ou que eliminou.

## Se encontrarmos alguma coisa

Vai receber um alerta com um plano passo a passo. Siga-o assim que puder e assinale cada passo já feito.

## Os limites da monitorização

Não conseguimos pesquisar em todo o lado nem retirar o que foi publicado. Não ter alertas não garante que os seus dados estejam seguros.
`,
  }),
};
