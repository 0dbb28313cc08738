"""What OpenSpiel's C++ reaches on one core: random games of goofspiel with 12 cards per CPU second.

Prints one JSON object. Its figures mean nothing but beside ours from the same run.
"""

import json
import sys
import time

import pyspiel

GAME = "goofspiel(num_cards=12,imp_info=false,points_order=random)"
STEPS_PER_GAME = 33  # turn-based form: 11 rounds of one chance step and two bids; the last round plays itself
SIMULATIONS, ROLLOUTS = 20, 500  # so many rollouts per simulation that the tree's own cost is nothing


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.5
    game = pyspiel.load_game_as_turn_based(GAME)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 42, False)
    bot.mcts_search(state)  # once around before the clock counts
    games, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.mcts_search(state)
        games += SIMULATIONS * ROLLOUTS
    games_per_cpu_s = games / (time.process_time() - start)
    figures = {"games_per_cpu_s": round(games_per_cpu_s), "steps_per_cpu_s": round(games_per_cpu_s * STEPS_PER_GAME)}
    print(json.dumps(figures))


main()
