package example

import (
	"bufio"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

var forge = os.Getenv("FORGE_URL")

func TestMain(m *testing.M) {
	if forge != "" {
		os.Exit(m.Run())
	}
	command := exec.Command("node_modules/.bin/forge-sandbox", "--port", "0", "--quiet")
	output, err := command.StdoutPipe()
	if err != nil || command.Start() != nil {
		panic("The sandbox does not start. Run `npm install` first.")
	}
	line, _ := bufio.NewReader(output).ReadString('\n')
	forge = strings.TrimSuffix(strings.TrimSpace(line), "/api/v4")
	status := m.Run()
	command.Process.Signal(syscall.SIGTERM)
	command.Wait()
	os.Exit(status)
}

type fork struct {
	APIURL string
	Tokens map[string]string
}

func newFork(t *testing.T) fork {
	request, _ := http.NewRequest("POST", forge+"/_sandbox/forks", nil)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("FORGE_CONTROL_TOKEN"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var made fork
	if err := json.NewDecoder(response.Body).Decode(&made); err != nil {
		t.Fatal(err)
	}
	return made
}

func TestTag(t *testing.T) {
	fork := newFork(t)
	if err := Tag(fork.APIURL, fork.Tokens["developer"], "acme/rocket", "v1.2.0"); err != nil {
		t.Error(err)
	}
	if err := Tag(fork.APIURL, fork.Tokens["developer"], "acme/rocket", "v1.2.0"); err == nil {
		t.Error("A tag that is taken was created again.")
	}
}

func TestGuest(t *testing.T) {
	fork := newFork(t)
	err := Tag(fork.APIURL, fork.Tokens["guest"], "acme/rocket", "v1.2.0")
	if err == nil || !strings.Contains(err.Error(), "403") {
		t.Error("A guest gets", err)
	}
}
