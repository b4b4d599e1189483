import type { Content } from '../content.ts';

export const help: Content['help'] = {
  title: 'Ajuda',

  signingIn: `## Iniciar sessão

Confirme o endereço de email e a palavra-passe, incluindo as maiúsculas. Após dez palavras-passe erradas, bloqueamos o início de sessão durante 15&nbsp;minutos. Aguarde e tente novamente. Um código de uso único é válido durante dez minutos e só funciona uma vez. Se pediu mais do que um, use o mais recente.

## Se a sessão terminar

Por segurança, a sessão termina ao fim de uma hora. Inicie sessão novamente: o que introduziu num formulário com vários passos continua lá. Já os formulários de uma só página têm de ser preenchidos de novo.
`,

  travel: `## Segurar uma viagem

Tenha à mão o número do voo e a data de partida. Ambos estão no bilhete. Pode segurar um voo até 24&nbsp;horas antes da partida, e só uma vez em cada apólice.

## Se o voo se atrasar ou for cancelado

O voo aparece no topo do seu resumo. Escolha aí “Ver opções” para saber o que a sua apólice oferece e escolha uma opção.
`,

  business: `## Um sinistro

Abrimos um sinistro quando um evento ultrapassa o limiar previsto na sua apólice. Junto de cada sinistro, pode ver o estado e o que precisamos de si a seguir.

## O seu banco

Em alguns sinistros, não podemos calcular o pagamento sem a sua autorização para consultar a receita. Pode dá-la ou retirá-la junto do seu banco.
`,

  monitoring: `## O que monitorizamos

Adicione os dados que quer que monitorizemos: um endereço de email, um número, um cartão. Guardamo-los parcialmente ocultos e procuramo-los onde se vendem dados roubados.

## Um alerta

Um alerta diz-lhe o que foi encontrado e o que fazer, passo a passo. Assinale cada passo já feito. Quando já não houver nada a fazer, marque o alerta como resolvido.
`,
};
