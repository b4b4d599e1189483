import type { Content } from '../content.ts';

export const articles: Content['articles'] = {
  help: {
    'signing-in': {
      title: 'Se não conseguir iniciar sessão',
      summary: 'Verifique estes pontos e tente novamente.',
      body: `Confirme o endereço de email e a palavra-passe, incluindo as maiúsculas. Escolha “Mostrar palavra-passe” para ver o que escreveu.

Após dez palavras-passe erradas, bloqueamos o início de sessão durante 15&nbsp;minutos. Aguarde e tente novamente.

Se ainda não conseguir iniciar sessão, {contact}.`,
    },
    'one-time-code': {
      title: 'Os códigos que lhe enviamos',
      summary: 'Durante quanto tempo um código é válido e o que fazer se não chegar.',
      body: `Um código é válido durante dez minutos e só funciona uma vez. Se pediu mais do que um, use o mais recente.

Se o código não chegar, veja a pasta de spam e confirme que introduziu o endereço de email ou o número de telefone que nos deu. O número de telefone precisa do indicativo do país. Depois, escolha “Enviar novo código”.`,
    },
    'one-hour': {
      title: 'Porque é que a sessão termina ao fim de uma hora',
      summary: 'Uma sessão dura uma hora. Guardamos o que introduziu num formulário com vários passos.',
      body: `Por segurança, uma sessão dura uma hora. Avisamos pouco antes de terminar.

O que introduziu num formulário com vários passos fica no seu dispositivo durante 20&nbsp;horas: inicie sessão novamente e continue onde estava.

Não guardamos o que introduziu num formulário de uma só página, como o nome e o telefone de alguém ou um número de conta, para que mais ninguém o possa encontrar neste dispositivo. Terá de o introduzir novamente.`,
    },
    language: {
      title: 'Usar o portal noutro idioma',
      summary: 'Escolha o idioma no topo de qualquer página.',
      body: `A lista de idiomas está no topo de todas as páginas. No telemóvel, está no menu depois de iniciar sessão.

Este dispositivo memoriza a sua escolha.`,
    },
    'poor-connection': {
      title: 'Se a ligação for fraca',
      summary: 'Não perde o que escreveu e nada é enviado duas vezes.',
      body: `O que escreveu mantém-se enquanto tiver a página aberta, e as páginas já abertas continuam no ecrã. Se algo não tiver carregado, escolha “Tentar novamente” ao lado.

Se enviou algo e não teve resposta, envie novamente a partir da mesma página. Reconhecemos que se trata do mesmo pedido e só o processamos uma vez.`,
    },
  },
  info: {
    'never-ask': {
      title: 'Nunca pedimos a sua palavra-passe',
      summary: 'Nem por telefone nem por email. Se alguém o fizer, não somos nós.',
      body: `Nunca pedimos a sua palavra-passe nem um código, por telefone ou por email. Se alguém o fizer, não somos nós.

Se já os deu a alguém, {contact}.`,
    },
    'shared-device': {
      title: 'Usar um dispositivo partilhado',
      summary: 'Quando acabar, termine a sessão.',
      body: `Quando acabar, escolha “Terminar sessão” no menu. Em alguns dispositivos, fechar a janela não chega.

Ao terminar sessão, é apagado tudo o que não concluiu. Se a sessão expirar antes, o que ficou por concluir mantém-se no dispositivo: inicie sessão novamente, conclua e termine sessão.`,
    },
    'personal-data': {
      title: 'O que sabemos sobre si',
      summary: 'Que dados guardamos, e porquê.',
      body: 'A nossa [política de privacidade](/privacy) explica que dados guardamos sobre si, porque precisamos deles, durante quanto tempo os guardamos e como pode exercer os seus direitos.',
    },
  },
  travel: {
    'insuring-a-trip': {
      title: 'Segurar uma viagem',
      summary: 'O que é preciso e como funciona.',
      body: `Tenha à mão o número do voo e a data de partida. Ambos estão no bilhete.

1. Escolha “Segurar uma viagem” e depois um voo só de ida, ida e volta ou vários voos.
2. Procure cada voo e confirme que é o seu.
3. Escolha quem vai viajar e confirme.

A sua viagem tem seguro assim que aparecer em “Os meus seguros”. Veja na [informação essencial](/key-facts) o que está coberto.

Enquanto nenhum dos voos tiver partido nem houver notícia de atraso ou cancelamento, pode abrir aí a viagem, alterar os passageiros ou cancelar o seguro.`,
    },
    'in-good-time': {
      title: 'Segure o voo com antecedência',
      summary: 'Pode segurar um voo até 24 horas antes da partida.',
      body: `Pode segurar um voo até 24&nbsp;horas antes da partida. Depois disso, ou quando já houver um imprevisto anunciado, já não é possível.

Pode segurar o voo assim que o reservar.`,
    },
    'flight-late': {
      title: 'O seu voo está atrasado',
      summary: 'O que acontece a seguir e o que fazer no aeroporto.',
      body: `1. Acompanhamos o seu voo. Quando a companhia aérea comunica um atraso, este aparece no topo do seu resumo.
2. Abra a viagem para ver os novos horários do voo, na hora local de cada aeroporto. Se não estiverem lá, escolha “Atraso ou cancelamento?” para nos avisar.
3. Escolha “Ver opções” para saber o que a sua apólice oferece para este atraso e escolha uma opção.
4. No aeroporto, pergunte à companhia aérea se ainda consegue apanhar o voo de ligação.

Guarde o seu cartão de embarque.`,
    },
    'flight-cancelled': {
      title: 'O seu voo foi cancelado',
      summary: 'Fale primeiro com a companhia aérea e depois connosco.',
      body: `1. Fale primeiro com a companhia aérea, que lhe deve outro voo ou um reembolso.
2. Abra a viagem em “Os meus seguros”. Se o voo não aparecer como cancelado, escolha “Atraso ou cancelamento?” para nos avisar.
3. Escolha “Ver opções” para saber o que a sua apólice oferece e escolha uma opção. Se precisar de ajuda, {contact}.

Depois de um voo ser cancelado, já não pode cancelar o seguro dele.`,
    },
  },
  business: {
    'how-a-claim-goes': {
      title: 'Como funciona um sinistro',
      summary: 'Não precisa de comunicar nada. Abrimos nós o sinistro.',
      body: `Abrimos um sinistro quando um evento na morada de um bem seguro ultrapassa o limiar previsto na sua apólice. Não precisa de o comunicar.

O seu resumo mostra cada sinistro, o respetivo estado e o passo seguinte. Veja na [informação essencial](/key-facts) o que está coberto.`,
    },
    'bank-permission': {
      title: 'Mantenha o seu banco ligado',
      summary: 'Sem esta ligação, não podemos calcular o pagamento de alguns sinistros.',
      body: `Algumas apólices exigem a sua autorização para consultarmos a receita na sua conta bancária. Sem ela, não podemos calcular o pagamento.

“Bens seguros”, no seu resumo, mostra se o banco está ligado. Pode dar ou retirar a autorização junto do seu banco.`,
    },
    'expected-revenue': {
      title: 'Calcule a receita prevista',
      summary: 'Mês a mês, como se nada tivesse acontecido.',
      body: `1. Comece pelos mesmos meses do ano passado na sua contabilidade.
2. Ajuste ao que mudou desde então: preços, horários, uma segunda loja.
3. Exclua a receita que teria obtido noutro lado.

Para nos enviar os valores da sua contabilidade, {contact}. Comparamo-los com os meses anteriores.`,
    },
    'an-offer': {
      title: 'Recebeu uma proposta',
      summary: 'Como a calculámos e o que pode fazer.',
      body: `1. Compare a proposta com os seus valores. Aplicamos a sua margem de lucro à receita perdida e depois deduzimos a franquia.
2. Se concordar, {contact}. Pagamos mês a mês, à medida que a receita real for conhecida.
3. Se não concordar, contacte-nos da mesma forma e diga-nos porquê. Um gestor de sinistros analisa a proposta novamente, e a sua segunda proposta é definitiva.`,
    },
  },
  monitoring: {
    'what-an-alert-means': {
      title: 'O que significa um alerta',
      summary: 'Encontrámos dados seus. Não quer dizer que alguém os tenha usado.',
      body: `Um alerta significa que encontrámos dados seus num local onde se vendem dados roubados. Não quer dizer que alguém os tenha usado.

Não ter alertas não garante que os seus dados estejam seguros: não conseguimos pesquisar em todo o lado.`,
    },
    'email-found': {
      title: 'Encontrámos o seu endereço de email',
      summary: 'Mude primeiro a palavra-passe dessa caixa de correio e depois a de todas as contas que usam a mesma.',
      body: `1. Mude a palavra-passe dessa caixa de correio.
2. Mude-a também em todos os sites onde usou a mesma. Escolha uma diferente para cada conta.
3. Ative a verificação em dois passos onde puder.
4. Atenção às mensagens fraudulentas: não abra os links que contêm.`,
    },
    'card-found': {
      title: 'Encontrámos o número do seu cartão',
      summary: 'Ligue primeiro ao banco, que pode bloquear o cartão de imediato.',
      body: `1. Ligue ao seu banco e peça para bloquear o cartão.
2. Procure nos últimos extratos compras que não fez e conteste-as junto do banco.
3. Indique o número novo a quem faz cobranças no seu cartão.`,
    },
    'passport-found': {
      title: 'Encontrámos o seu passaporte',
      summary: 'Comunique o caso para que ninguém o possa usar em seu nome.',
      body: `1. Comunique o caso à entidade que o emitiu e pergunte se precisa de um novo.
2. Apresente queixa à polícia e guarde o número da queixa.
3. Avise o seu banco: por vezes, basta uma cópia digitalizada para abrir uma conta.`,
    },
  },
};
